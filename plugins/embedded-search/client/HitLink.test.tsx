import {fireEvent, render, screen} from '@testing-library/react';

import {HitLink} from './HitLink';

const push = vi.fn();
vi.mock('@docusaurus/router', () => ({useHistory: () => ({push})}));

beforeEach(() => push.mockClear());

const link = () => {
  render(<HitLink hit={{url: '/help/article/x#y'}}>Hit</HitLink>);
  return screen.getByRole('link', {name: 'Hit'});
};

test('a click navigates within the site, without loading a document', () => {
  const isLeftToBrowser = fireEvent.click(link());
  expect(isLeftToBrowser).toBe(false);
  expect(push).toHaveBeenCalledWith('/help/article/x#y');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s is left to the browser', (key) => {
  // jsdom reports that it can't navigate, so the click ends at the document.
  const stop = (event: Event) => event.preventDefault();
  document.addEventListener('click', stop, {once: true});
  fireEvent.click(link(), {[key]: true});
  expect(push).not.toHaveBeenCalled();
});
