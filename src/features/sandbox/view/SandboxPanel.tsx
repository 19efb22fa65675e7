import {Play, X} from 'lucide-react';
import {Suspense, useEffect, useId, useRef, type MouseEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

import {Button} from '@site/src/components/Button/Button';
import {pageMarks} from '@site/src/lib/pageMarks';
import {useOpenConsole} from './openConsole';
import styles from './SandboxPanel.module.css';

export interface SandboxPanelProps {
  /** The button's words while it is closed. */
  readonly opens: string;
  /** Whether the address asks for it. */
  readonly isLinked?: boolean;
  /** Drawn while it is open; may still be fetching its code. */
  readonly children: ReactNode;
}

/** A button that opens a part of the sandbox below it. One on a page is open at a time. */
export function SandboxPanel({opens, isLinked = false, children}: SandboxPanelProps): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useOpenConsole(id, isLinked);
  const rootRef = useRef<HTMLDivElement>(null);

  // Who follows a shared call came for it, however far down the page it stands.
  useEffect(() => {
    if (isLinked) rootRef.current?.scrollIntoView();
  }, [isLinked]);

  const toggle = ({currentTarget}: MouseEvent<HTMLButtonElement>) => {
    const before = currentTarget.getBoundingClientRect().top;
    flushSync(() => setIsOpen(!isOpen));
    // A console further up closes with this: what was pressed stays where it is.
    const moved = currentTarget.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
  };

  return (
    <div
      ref={rootRef}
      className={styles.sandbox}
      {...pageMarks.notInMarkdown}
      {...pageMarks.notSearched}
      {...pageMarks.needsScripts}>
      <Button
        variant={isOpen ? 'secondary' : 'primary'}
        icon={isOpen ? X : Play}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}>
        {isOpen ? 'Close the sandbox' : opens}
      </Button>
      <section id={id} aria-label="Sandbox" hidden={!isOpen} className={styles.panel}>
        {isOpen && (
          <Suspense fallback={<p role="status">The sandbox is being fetched…</p>}>
            {children}
          </Suspense>
        )}
      </section>
    </div>
  );
}
