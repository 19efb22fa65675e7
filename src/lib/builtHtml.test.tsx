async function load(page: string) {
  vi.resetModules();
  document.body.innerHTML = page;
  return import('./builtHtml');
}

const part = (id: string, html: string) => `<div data-built="${id}">${html}</div>`;

test('knows all parts of the page from the first call on', async () => {
  const {builtHtml} = await load(part('logo', '<b>A</b>') + part('reasons', '<p>B</p>'));
  expect(builtHtml('logo')).toBe('<b>A</b>');
  // The visitor leaves the page.
  document.body.innerHTML = '';
  expect(builtHtml('reasons')).toBe('<p>B</p>');
});

test('stores the parts of another page, and keeps those it knows', async () => {
  const {builtHtml, storeBuiltHtml} = await load(part('logo', 'first'));
  storeBuiltHtml(`<main>${part('logo', 'second')}<div data-built=links><a>C</a></div></main>`);
  expect(builtHtml('links')).toBe('<a>C</a>');
  expect(builtHtml('logo')).toBe('first');
});

test('parses a page only if it has unknown parts', async () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  const {storeBuiltHtml} = await load(part('logo', 'A'));
  storeBuiltHtml(part('logo', 'A'));
  expect(parse).not.toHaveBeenCalled();
  storeBuiltHtml(part('links', 'C'));
  expect(parse).toHaveBeenCalledOnce();
});
