import {fireEvent, render, screen} from '@testing-library/react';

async function load(isBuiltPage: boolean) {
  vi.resetModules();
  vi.stubEnv('HYDRATE_CLIENT_ENTRY', isBuiltPage ? 'true' : '');
  return (await import('./BuiltHtml')).BuiltHtml;
}

/** Renders on a page that was built with the view. */
async function setUp() {
  const BuiltHtml = await load(true);
  document.body.innerHTML = '<div data-built="a"><a href="/about#team">About</a></div>';
  window.docusaurus = {preload: vi.fn(), prefetch: vi.fn()};
  window.history.replaceState(null, '', '/help');
  render(<BuiltHtml id="a">{null}</BuiltHtml>, {
    container: document.body.appendChild(document.createElement('main')),
  });
  return screen.getAllByRole('link').at(-1)!;
}

/** Returns whether a click is left to the browser. */
function click(link: HTMLElement, init?: MouseEventInit): boolean {
  let isLeft = false;
  const observe = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom can't navigate.
    event.preventDefault();
  };
  window.addEventListener('click', observe, {once: true});
  fireEvent.click(link, init);
  return isLeft;
}

afterEach(() => {
  vi.unstubAllEnvs();
  document.body.innerHTML = '';
});

test('renders the view while the page is built', async () => {
  const BuiltHtml = await load(false);
  render(<BuiltHtml id="a">About</BuiltHtml>);
  expect(screen.getByText('About')).toHaveAttribute('data-built', 'a');
});

test('shows the built HTML in the browser', async () => {
  const link = await setUp();
  expect(link).toHaveTextContent('About');
  expect(link.closest('main')).not.toBeNull();
});

test('a click opens the page without a reload', async () => {
  const link = await setUp();
  expect(click(link)).toBe(false);
  expect(location).toMatchObject({pathname: '/about', hash: '#team'});
  const entries = history.length;
  click(link);
  expect(history.length, 'a link to the current page adds no entry').toBe(entries);
});

test.each([
  ['a modified click', {}, {ctrlKey: true}],
  ['a link that opens a tab', {target: '_blank'}, {}],
  ['a link to another site', {href: 'https://other.example/'}, {}],
])('leaves %s to the browser', async (_case, attributes, init) => {
  const link = Object.assign(await setUp(), attributes);
  expect(click(link, init)).toBe(true);
  expect(location.pathname).toBe('/help');
});

test('loads the page under the pointer', async () => {
  const link = await setUp();
  fireEvent.pointerOver(link);
  expect(window.docusaurus.preload).toHaveBeenCalledWith('/about');
});
