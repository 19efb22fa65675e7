import {Upload} from 'lucide-react';
import {useRef, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {MAX_FILE_BYTES, type ImportResult} from '@site/src/domain/reading/readingFile';

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
