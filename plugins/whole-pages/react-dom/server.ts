import {
  renderToPipeableStream as render,
  type RenderToPipeableStreamOptions,
} from 'react-dom/server';
import type {ReactNode} from 'react';

/** React's own renderer, told that no part of a page is too large to stand where it belongs. */
export function renderToPipeableStream(
  children: ReactNode,
  options: RenderToPipeableStreamOptions,
) {
  return render(children, {...options, progressiveChunkSize: Infinity});
}
