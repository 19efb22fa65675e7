import {Play, X} from 'lucide-react';
import {Suspense, useId, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
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
  return (
    <div className={styles.sandbox} data-markdown="off" data-search="off" data-needs-scripts>
      <Button
        variant={isOpen ? 'secondary' : 'primary'}
        icon={isOpen ? X : Play}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}>
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
