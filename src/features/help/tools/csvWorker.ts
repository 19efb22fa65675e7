import {checkCsv, type CsvReport} from '@site/src/domain/csv/checkCsv';

/** Decodes and checks a file, so that the page stays responsive. */
async function check(file: File): Promise<CsvReport> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  // Excel saves “Unicode Text” as UTF-16.
  if (first === 0xff && second === 0xfe) {
    const text = new TextDecoder('utf-16le').decode(bytes);
    return checkCsv({text, bytes: bytes.byteLength, isUtf8: false});
  }
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return checkCsv({text, bytes: bytes.byteLength, isUtf8: true});
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return checkCsv({text, bytes: bytes.byteLength, isUtf8: false});
  }
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
