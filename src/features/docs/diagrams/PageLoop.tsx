import type {ReactNode} from 'react';

import {FlowDrawing} from './FlowDrawing';

/** How a search is read to its end. */
export function PageLoop(): ReactNode {
  return (
    <FlowDrawing
      title="A search, page by page"
      caption="The loop ends with the page whose next_cursor is null."
      steps={[
        {name: 'First request', note: 'Your fields and a limit', then: 'next_cursor is a text'},
        {
          name: 'Next request',
          note: 'The same fields, with that cursor',
          then: 'again, while it is',
        },
        {name: 'Last page', note: 'next_cursor is null'},
      ]}
    />
  );
}
