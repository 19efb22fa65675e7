import {checkCsv, type CsvReport} from '@site/src/domain/csv/checkCsv';

function decode(bytes: ArrayBuffer): {readonly text: string; readonly isUtf8: boolean} {
  try {
    return {text: new TextDecoder('utf-8', {fatal: true}).decode(bytes), isUtf8: true};
  } catch {
    const [first, second] = new Uint8Array(bytes);
    // Excel saves “Unicode Text” as UTF-16. Its mark isn’t UTF-8.
    const marks: Readonly<Record<string, string>> = {'255 254': 'utf-16le', '254 255': 'utf-16be'};
    const encoding = marks[`${first} ${second}`] ?? 'windows-1252';
    return {text: new TextDecoder(encoding).decode(bytes), isUtf8: false};
  }
}

/** Decodes and checks a file, so that the page stays responsive. */
async function check(file: File): Promise<CsvReport> {
  const bytes = await file.arrayBuffer();
  return checkCsv({...decode(bytes), bytes: bytes.byteLength});
}

self.addEventListener('message', ({data}: MessageEvent<File>) => {
  check(data).then(
    (report) => self.postMessage(report),
    // The page's `error` listener gets exceptions, but not rejections.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
