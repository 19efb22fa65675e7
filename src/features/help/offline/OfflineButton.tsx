import {CloudCheck, CloudDownload} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {pageMarks} from '@site/src/lib/pageMarks';
import {useOpenedCode} from '../useOpenedCode';
import {useKept} from './useKept';

const load = async () => (await import('./OfflineDialog')).OfflineDialog;

interface OfflineButtonProps {
  /** The pages to keep, as paths: an article, or a category with its articles. */
  readonly paths: readonly string[];
  readonly className?: string;
}

/** Opens the dialog that keeps pages on this device. Its code loads when it's used. */
export function OfflineButton({paths, className}: OfflineButtonProps): ReactNode {
  const {kept, reread} = useKept();
  const {code: Dialog, note, open, close} = useOpenedCode(load, 'This couldn’t open.');
  const isKept = kept ? paths.every((path) => path in kept.pages) : false;
  return (
    <>
      <Button
        icon={isKept ? CloudCheck : CloudDownload}
        variant="quiet"
        className={className}
        aria-haspopup="dialog"
        onClick={open}
        {...pageMarks.needsScripts}>
        {isKept ? 'Kept for offline' : 'Keep for offline'}
      </Button>
      {note}
      {Dialog && <Dialog paths={paths} isKept={isKept} onChange={reread} onClose={close} />}
    </>
  );
}
