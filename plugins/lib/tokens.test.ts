import {hexToken, readTokens} from './tokens';

describe('readTokens', () => {
  test('reads custom properties of :root, with later blocks winning', () => {
    const css = ':root { color-scheme: light; --a: 1; --b: 2 } .x { --a: 9 } html { --b: 3 }';
    expect(readTokens(css).light).toEqual({'--a': '1', '--b': '3'});
  });

  test('overrides the light block with the dark one, in either order', () => {
    const {light, dark} = readTokens(`[data-theme='dark'] {--a: 2} :root {--a: 1; --b: 1}`);
    expect(light).toEqual({'--a': '1', '--b': '1'});
    expect(dark).toEqual({'--a': '2', '--b': '1'});
  });

  test.each([
    `[data-theme="dark"]`,
    '[data-theme=dark]',
    `:root[data-theme='dark']`,
    `html[data-theme='dark']`,
    `.preview, [data-theme='dark']`,
  ])('recognizes %s as the dark theme', (selector) => {
    const {light, dark} = readTokens(`${selector} {--a: 2}`);
    expect(light).toEqual({});
    expect(dark).toEqual({'--a': '2'});
  });

  test("isn't misled by comments, strings, and URLs", () => {
    const css = `/* :root { --a: 0 } */ :root { --a: 'x; } /* y */'; --b: url(data:image/png;base64,xx) }`;
    expect(readTokens(css).light).toEqual({
      '--a': `'x; } /* y */'`,
      '--b': 'url(data:image/png;base64,xx)',
    });
  });

  test('ignores blocks for parts of a page and blocks inside at-rules', () => {
    const css = `@media print { :root { --a: 2 } } :root .x { --a: 3 } [data-theme='dark'] .x { --a: 4 }`;
    expect(readTokens(`${css} :root { --a: 1 }`).dark).toEqual({'--a': '1'});
  });

  test('collapses values to one line', () => {
    expect(readTokens(':root{--a:\n  x,\n  y}').light).toEqual({'--a': 'x, y'});
  });
});

test("hexToken: throws for a color that's missing or not written #rrggbb", () => {
  expect(() => hexToken({}, '--ink')).toThrow('--ink is missing');
  expect(() => hexToken({'--ink': 'black'}, '--ink')).toThrow('written #rrggbb, got black');
});
