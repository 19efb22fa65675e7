import {Share2, Upload} from 'lucide-react';
import {useRef, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {counted} from '@site/src/data/written';
import {MAX_FILE_BYTES, type ImportResult} from '@site/src/domain/reading/readingFile';
import {sharedHash} from '@site/src/domain/reading/sharedLink';
import {shareArticle} from '../share/shareArticle';

/** Reads a file that the visitor chooses. A file that's too large isn't read. */
export function ImportButton({
  read,
  onResult,
}: {
  readonly read: (text: string) => ImportResult;
  readonly onResult: (result: ImportResult) => void;
}): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  const readFile = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const result: ImportResult =
      file.size > MAX_FILE_BYTES
        ? {error: 'too-large'}
        : await file.text().then(
            read,
            // A folder, or a file that was deleted meanwhile.
            () => ({error: 'not-a-reading-file'}),
          );
    // Otherwise the browser reports no change if the same file is chosen again.
    input.value = '';
    onResult(result);
  };
  return (
    <>
      <Button icon={Upload} onClick={() => inputRef.current?.click()}>
        Import
      </Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label="File to import"
        accept=".json,application/json"
        onChange={({currentTarget}) => void readFile(currentTarget)}
      />
    </>
  );
}

/** Shares a link that contains the articles, or copies it; `onNote` gets the outcome. */
export function ShareButton({
  slugs,
  onNote,
}: {
  readonly slugs: readonly string[];
  readonly onNote: (note: string) => void;
}): ReactNode {
  const share = async () => {
    const url = window.location.origin + window.location.pathname + sharedHash(slugs);
    const outcome = await shareArticle('Help articles', url);
    const notes = {
      shared: 'Shared.',
      copied: `Copied a link to ${counted(slugs.length, 'article')}.`,
      cancelled: '',
      failed: `Your browser blocked copying. Copy this link: ${url}`,
    };
    onNote(notes[outcome]);
  };
  return (
    <Button icon={Share2} disabled={slugs.length === 0} onClick={() => void share()}>
      Share link
    </Button>
  );
}
