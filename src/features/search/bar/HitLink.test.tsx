import {fireEvent, render, screen} from '@testing-library/react';

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

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'HitLink: leaves a click with %s to the browser',
  (key) => {
    // jsdom can't navigate and logs an error, so the test cancels the click at the document.
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('click', stop, {once: true});
    fireEvent.click(link(), {[key]: true});
    expect(push).not.toHaveBeenCalled();
  },
);
