import {fireEvent, render, screen} from '@testing-library/react';

import {ArticleRows} from './ArticleRows';

test('removes no second article with a double click, after which the next one is at the pointer', () => {
  const onRemove = vi.fn();
  const rows = ['bounces', 'spf'].map((slug) => ({slug, title: slug, path: `/${slug}`, fact: ''}));
  render(<ArticleRows rows={rows} label="Saved" onRemove={onRemove} />);
  fireEvent.click(screen.getByRole('button', {name: 'Remove bounces'}), {detail: 1});
  fireEvent.click(screen.getByRole('button', {name: 'Remove spf'}), {detail: 2});
  expect(onRemove).toHaveBeenCalledTimes(1);
});
