import {Play, X} from 'lucide-react';
import {useEffect, useId, useRef, useSyncExternalStore, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {useLoadedCode} from '@site/src/lib/useLoadedCode';
import styles from './SandboxPanel.module.css';

/** The query parameter with the operation whose console is open: `?call=sendEmail&try=…`. */
export const CALL_PARAMETER = 'call';

export interface SandboxPanelProps<View> {
  /** The button's label while the panel is closed. */
  readonly opens: ReactNode;
  /** For a page that has another one with the main button. */
  readonly isSecondary?: boolean;
  /** Whether the URL opens it. */
  readonly isLinked?: boolean;
  /** Loads what an open panel shows. */
  readonly load: () => Promise<View>;
  /** Renders it. */
  readonly children: (view: View) => ReactNode;
}

/** A button that opens a part of the sandbox below it. Only one on a page is open at a time. */
export function SandboxPanel<View>({
  opens,
  isSecondary = false,
  isLinked = false,
  load,
  children,
}: SandboxPanelProps<View>): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useOpenConsole(id, isLinked);
  const {code: view, isOffline, hasFailed, retry} = useLoadedCode(isOpen ? load : null);
  const rootRef = useRef<HTMLDivElement>(null);

  // A shared link scrolls to its console once that's open: browsers don't follow what moves while its padding changes.
  useEffect(() => {
    if (isLinked && isOpen) rootRef.current?.scrollIntoView();
  }, [isLinked, isOpen]);

  const toggle = () => {
    flushSync(() => setIsOpen(!isOpen));
    // To the top, so that the bar with its main button is in view. A console further up may have closed, too.
    rootRef.current?.scrollIntoView({block: isOpen ? 'nearest' : 'start'});
  };

  const closed = isSecondary ? 'secondary' : 'primary';

  return (
    <Panel
      ref={rootRef}
      shadow={isOpen ? 'card' : undefined}
      className={isOpen ? styles.open : styles.closed}
      data-sandbox={isOpen ? 'open' : undefined}
      {...pageMarks.notInMarkdown}
      {...pageMarks.notText}
      {...pageMarks.needsScripts}
      {...showsUrl(CALL_PARAMETER)}>
      <Cluster justify="between" isOneLine className={styles.head}>
        {isOpen && (
          <Text size="heading" weight="bold">
            Sandbox
          </Text>
        )}
        <Button
          variant={isOpen ? 'quiet' : closed}
          icon={isOpen ? X : Play}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}>
          {isOpen ? 'Close sandbox' : opens}
        </Button>
      </Cluster>
      <section id={id} aria-label="Sandbox" hidden={!isOpen}>
        {isOpen && view && children(view)}
        {isOpen && !view && !hasFailed && (
          <p role="status" aria-busy={!isOffline}>
            {isOffline
              ? 'You’re offline. The sandbox opens when you’re back online.'
              : 'Loading the sandbox…'}
          </p>
        )}
        {isOpen && hasFailed && (
          <Stack gap={4} align="start">
            <p role="alert">The sandbox couldn’t load.</p>
            <Button onClick={retry}>Try again</Button>
          </Stack>
        )}
      </section>
    </Panel>
  );
}

/** The consoles of a page share one account and one form, so one of them is open at a time. */
let openId: string | null = null;
const listeners = new Set<() => void>();

function open(id: string | null): void {
  openId = id;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens and closes a console. Opening one closes the other.
 *
 * @param isLinked whether the URL opens it
 */
function useOpenConsole(
  id: string,
  isLinked: boolean,
): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const isOpen = useSyncExternalStore(
    subscribe,
    () => openId === id,
    () => false,
  );
  useEffect(() => {
    if (isLinked) open(id);
  }, [id, isLinked]);
  useEffect(
    () => () => {
      if (openId === id) open(null);
    },
    [id],
  );
  return [isOpen, (next) => open(next ? id : null)];
}
