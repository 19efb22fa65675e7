import {render, screen} from '@testing-library/react';

import {MessagePage} from './MessagePage';

test('shows badge, title, text, and actions', () => {
  render(
    <MessagePage badge="404" title="Page Not Found" text="There is no page here.">
      <button type="button">Reload</button>
    </MessagePage>,
  );
  expect(screen.getByRole('main')).toHaveTextContent(
    '404Page Not FoundThere is no page here.Reload',
  );
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Page Not Found');
});
