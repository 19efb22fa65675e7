import {Play, X} from 'lucide-react';
import {lazy, Suspense, useId, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import {CALL_PARAMETER} from './callParameter';
import {useOpenConsole} from './openConsole';
import styles from './TryIt.module.css';

const Console = lazy(async () => ({default: (await import('./Console')).Console}));

/** The button that opens the console for an operation. The console's code is fetched when it is opened. */
export function TryIt({operationId}: {readonly operationId: string}): ReactNode {
  const [params] = useSearchParams();
  const id = useId();
  const [isOpen, setIsOpen] = useOpenConsole(id, params.get(CALL_PARAMETER) === operationId);

  return (
    <div className={styles.tryIt} data-markdown="off" data-search="off">
      <Button
        variant={isOpen ? 'secondary' : 'primary'}
        icon={isOpen ? X : Play}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close the sandbox' : 'Try it'}
      </Button>
      <section id={id} aria-label="Sandbox" hidden={!isOpen} className={styles.panel}>
        {isOpen && (
          <Suspense fallback={<p role="status">The sandbox is being fetched…</p>}>
            <Console operationId={operationId} />
          </Suspense>
        )}
      </section>
    </div>
  );
}
