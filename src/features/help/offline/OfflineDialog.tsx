import {useEffect, useRef, useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Dialog} from '@site/src/components/Dialog/Dialog';
import {ProgressBar} from '@site/src/components/ProgressBar/ProgressBar';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {keptFiles, KeepError, readManifest, type KeepFailure} from '@site/src/domain/offline/keep';
import {downloadSize, sizeText} from '@site/src/domain/offline/manifest';
import {browserEnv, forgetPages, keepPages} from './browser';

interface OfflineDialogProps {
  readonly paths: readonly string[];
  readonly isKept: boolean;
  /** Called when what's kept may have changed. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

type Step =
  | {readonly name: 'sizing' | 'kept' | 'removed' | 'unable'}
  | {readonly name: 'ready'; readonly bytes: number}
  | {readonly name: 'keeping'; readonly percent: number}
  | {readonly name: 'failed'; readonly reason: KeepFailure};

const failures = {
  network: 'The download didn’t finish, so nothing new is stored. Check your connection.',
  full: 'Your device doesn’t have enough space, so nothing new is stored.',
  outdated: 'The help center changed during the download, so nothing new is stored.',
} satisfies Record<KeepFailure, string>;

/** Shows the size of pages, keeps them on this device, and removes them. */
export function OfflineDialog({paths, isKept, onChange, onClose}: OfflineDialogProps): ReactNode {
  const [env] = useState(browserEnv);
  const [step, setStep] = useState<Step>({
    name: env === null ? 'unable' : isKept ? 'kept' : 'sizing',
  });
  const statusRef = useRef<HTMLParagraphElement>(null);
  const {name} = step;

  useEffect(() => {
    if (env === null || name !== 'sizing') return undefined;
    const ending = new AbortController();
    const measure = async (): Promise<Step> => {
      const [manifest, files] = await Promise.all([readManifest(env), keptFiles(env)]);
      return {name: 'ready', bytes: downloadSize(manifest, paths, files)};
    };
    void measure()
      .catch((error: unknown) => failed(error))
      .then((next) => {
        if (!ending.signal.aborted) setStep(next);
      });
    return () => ending.abort();
  }, [env, name, paths]);

  if (env === null) {
    return (
      <Dialog isOpen onClose={onClose} title="Keep for offline">
        <p>{UNABLE}</p>
      </Dialog>
    );
  }

  const run = async (work: () => Promise<void>, next: Step) => {
    // The button that had the focus goes away.
    statusRef.current?.focus();
    try {
      await work();
      setStep(next);
    } catch (error) {
      setStep(failed(error));
    }
    onChange();
  };
  const start = () => {
    setStep({name: 'keeping', percent: 0});
    const onProgress = (share: number) =>
      setStep({name: 'keeping', percent: Math.round(100 * share)});
    void run(() => keepPages(env, paths, onProgress), {name: 'kept'});
  };
  const retry = () => {
    // The button goes away here, too.
    statusRef.current?.focus();
    setStep({name: 'sizing'});
  };
  const remove = () => void run(() => forgetPages(env, paths), {name: 'removed'});

  return (
    <Dialog isOpen onClose={onClose} title="Keep for offline">
      <Stack gap={4}>
        <p ref={statusRef} role="status" tabIndex={-1}>
          {textOf(step, paths.length)}
        </p>
        {step.name === 'keeping' && <ProgressBar label="Download" percent={step.percent} />}
        {name === 'ready' && (
          <Text size="small" tone="muted">
            The pages stay on this device until you remove them, and they update when you read them
            online.
          </Text>
        )}
        <Cluster gap={3}>
          {name === 'ready' && (
            <Button variant="primary" onClick={start}>
              Keep
            </Button>
          )}
          {name === 'failed' && <Button onClick={retry}>Try again</Button>}
          {name === 'kept' && <Button onClick={remove}>Remove</Button>}
          {name !== 'keeping' && (
            <Button onClick={onClose}>{name === 'ready' ? 'Cancel' : 'Close'}</Button>
          )}
        </Cluster>
      </Stack>
    </Dialog>
  );
}

const UNABLE =
  'Your browser can’t store pages here. It may be a private window, or site data may be blocked.';

/** `keep` reports the network and the space as a KeepError. What's left is storage that the browser blocks. */
const failed = (error: unknown): Step =>
  error instanceof KeepError ? {name: 'failed', reason: error.reason} : {name: 'unable'};

function textOf(step: Step, count: number): string {
  const [these, their] = count === 1 ? ['this article', 'its'] : [`these ${count} pages`, 'their'];
  switch (step.name) {
    case 'sizing':
      return 'Checking the size…';
    case 'ready':
      return `Download ${sizeText(step.bytes)} to read ${these}, use ${their} tools, and search the help center offline.`;
    case 'keeping':
      return 'Downloading…';
    case 'kept':
      return `You can open ${these} offline.`;
    case 'removed':
      return `Removed ${these} from this device.`;
    case 'failed':
      return failures[step.reason];
    case 'unable':
      return UNABLE;
  }
}
