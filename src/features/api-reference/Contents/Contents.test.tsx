import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {Contents} from './Contents';

const items = [{id: 'body', title: 'Body'}];

test('Contents: links to the sections', () => {
  render(<Contents items={items} />);
  expect(screen.getByRole('link', {name: 'Body'})).toHaveAttribute('href', '#body');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('Contents: opens everything in the article, then closes it', async () => {
  const {container} = render(
    <>
      <article>
        <Contents items={items} canExpand />
        <details open />
        <details>
          <details />
        </details>
      </article>
      <details />
    </>,
  );
  const open = () => Array.from(container.querySelectorAll('details'), (each) => each.open);
  await userEvent.click(screen.getByRole('button', {name: 'Expand all'}));
  expect(open()).toEqual([true, true, true, false]);
  await userEvent.click(await screen.findByRole('button', {name: 'Collapse all'}));
  expect(open()).toEqual([false, false, false, false]);
  const button = await screen.findByRole('button', {name: 'Expand all'});
  for (const fold of container.querySelectorAll('details')) fold.open = true;
  await waitFor(() => expect(button).toHaveTextContent('Collapse all'));
  container.querySelector('details')!.open = false;
  await waitFor(() => expect(button).toHaveTextContent('Expand all'));
});
