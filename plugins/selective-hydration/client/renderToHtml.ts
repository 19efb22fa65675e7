import type {ReactNode} from 'react';
import {renderToPipeableStream} from 'react-dom/server';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';

/** Replaces Docusaurus's function. React would write a `<Suspense>` of more than 12.8 k after the page, hidden, for scripts to move. */
export function renderToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const html = new PassThrough();
    const {pipe} = renderToPipeableStream(app, {
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => void text(pipe(html)).then(resolve, reject),
    });
  });
}
