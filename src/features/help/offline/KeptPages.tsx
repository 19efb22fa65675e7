import Link from '@docusaurus/Link';
import {useRef, useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {counted} from '@site/src/data/written';
import {dropSecondClick} from '@site/src/lib/clicks';
import {pageMarks} from '@site/src/lib/pageMarks';
import {browserEnv, forgetPages} from './browser';
import {useKept} from './useKept';

/** The help pages on this device, with a button that removes each, and one for all. */
export function KeptPages(): ReactNode {
  const {kept, reread} = useKept();
  const [note, setNote] = useState('');
  const noteRef = useRef<HTMLDivElement>(null);
  const pages = Object.entries(kept?.pages ?? {});

  const remove = async (paths: readonly string[]) => {
    const env = browserEnv();
    if (!env) return;
    noteRef.current?.focus();
    await forgetPages(env, paths);
    setNote(`Removed ${counted(paths.length, 'page')}.`);
    reread();
  };

  return (
    <Stack gap={4} marginBottom={6} {...pageMarks.visitorsDevice} {...pageMarks.notInMarkdown}>
      <div ref={noteRef} role="status" tabIndex={-1}>
        {note}
      </div>
      {pages.length === 0 ? (
        <Text tone="muted">
          {kept === undefined ? '\u00a0' : 'No help pages are kept on this device.'}
        </Text>
      ) : (
        <>
          <Stack
            as="ul"
            gap={2}
            isDivided
            isFramed
            aria-label="Pages kept for offline"
            onClickCapture={dropSecondClick}>
            {pages.map(([path, title]) => (
              <Cluster as="li" key={path} gap={4} justify="between">
                <Link to={path}>{title}</Link>
                <Button onClick={() => void remove([path])}>
                  Remove <span className="visuallyHidden">{title}</span>
                </Button>
              </Cluster>
            ))}
          </Stack>
          <div>
            <Button onClick={() => void remove(pages.map(([path]) => path))}>Remove all</Button>
          </div>
        </>
      )}
    </Stack>
  );
}
