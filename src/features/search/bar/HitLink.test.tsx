import {fireEvent, render, screen} from '@testing-library/react';

import type {AlgoliaHit} from '@site/plugins/embedded-search/response';
import {HitLink} from './HitLink';

const push = vi.fn();
vi.mock('@docusaurus/router', () => ({useHistory: () => ({push})}));

beforeEach(() => push.mockClear());

const link = () => {
  render(<HitLink hit={{url: '/help/article/x#y'}}>Hit</HitLink>);
  return screen.getByRole('link', {name: 'Hit'});
};

test('HitLink: a click navigates without a page load', () => {
  const isLeftToBrowser = fireEvent.click(link());
  expect(isLeftToBrowser).toBe(false);
  expect(push).toHaveBeenCalledWith('/help/article/x#y');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'HitLink: leaves a click with %s to the browser',
  (key) => {
    // jsdom can't navigate and logs an error, so the test cancels the click at the document.
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('click', stop, {once: true});
    fireEvent.click(link(), {[key]: true});
    expect(push).not.toHaveBeenCalled();
  },
);

test('HitLink: shows the text of a hit as soon as it’s loaded, in the same link', async () => {
  const texts = (text: string) => ({
    hierarchy: {lvl0: {value: 'Help'}, lvl1: {value: 'Bounces'}},
    content: {value: text},
  });
  const later = Promise.resolve({
    ...{url: 'https://site.example/a#best', _snippetResult: texts('Mail comes back.')},
  } as AlgoliaHit);
  render(<HitLink hit={{url: '/a', _snippetResult: {...texts(''), later}}}>{null}</HitLink>);
  const first = screen.getByRole('link', {name: 'Bounces'});
  expect(await screen.findByText('Mail comes back.')).toBeVisible();
  expect(screen.getByRole('link')).toBe(first);
  expect(first).toHaveAttribute('href', '/a#best');
});
