import {readFileSync} from 'node:fs';
import {hexToken, readTokens} from './tokens';

describe('readTokens', () => {
  it('reads custom properties and nothing else', () => {
    const {light} = readTokens(':root { color-scheme: light; --paper: #fbfaf7; color: red }');
    expect(light).toEqual({'--paper': '#fbfaf7'});
  });

  it('joins several :root blocks, the later one winning', () => {
    const {light} = readTokens(':root{--a:1;--b:2}\n.x{--a:9}\n:root{--b:3;--c:4}');
    expect(light).toEqual({'--a': '1', '--b': '3', '--c': '4'});
  });

  it('lays the dark block over the light one, wherever it stands', () => {
    const {light, dark} = readTokens(`[data-theme='dark'] {--a: 2} :root {--a: 1; --b: 1}`);
    expect(light).toEqual({'--a': '1', '--b': '1'});
    expect(dark).toEqual({'--a': '2', '--b': '1'});
  });

  it.each([
    `[data-theme="dark"]`,
    '[data-theme=dark]',
    `:root[data-theme='dark']`,
    `html[data-theme='dark']`,
    `.preview, [data-theme='dark']`,
  ])('knows %s as the dark theme', (selector) => {
    const {light, dark} = readTokens(`${selector} {--a: 2}`);
    expect(light).toEqual({});
    expect(dark).toEqual({'--a': '2'});
  });

  it('leaves out blocks for parts of a page and blocks inside at-rules', () => {
    const css = `@import 'x;y.css'; @media print { :root { --a: 2 } } :root .x { --a: 3 }
      [data-theme='dark'] .x { --a: 4 } :root { --a: 1 }`;
    expect(readTokens(css).dark).toEqual({'--a': '1'});
  });

  it('is not misled by comments', () => {
    const css =
      "/* :root { --a: 0 } */ :root { /* --b: 0; } */ --a: 1; /* it's */ --c: 2 /* ; */ }";
    expect(readTokens(css).light).toEqual({'--a': '1', '--c': '2'});
  });

  it('is not misled by marks inside strings and brackets', () => {
    const css = `:root { --a: 'x; } /* y */'; --b: url(data:image/png;base64,xx); --c: "it's"; --d: 1 }`;
    expect(readTokens(css).light).toEqual({
      '--a': `'x; } /* y */'`,
      '--b': 'url(data:image/png;base64,xx)',
      '--c': `"it's"`,
      '--d': '1',
    });
  });

  it('gives values on one line, without !important', () => {
    expect(readTokens(':root{--a:\n  x,\n  y !important;}').light).toEqual({'--a': 'x, y'});
  });

  it('reads the stylesheet of the site', () => {
    const {light, dark} = readTokens(readFileSync('src/css/tokens.css', 'utf8'));
    expect(hexToken(light, '--paper')).not.toBe(hexToken(dark, '--paper'));
    expect(light['--space-1']).toBe('0.25rem');
    expect(dark['--space-1']).toBe('0.25rem');
  });
});

describe('hexToken', () => {
  it('says which colour is missing or badly written', () => {
    expect(() => hexToken({}, '--ink')).toThrow('--ink is missing');
    expect(() => hexToken({'--ink': 'black'}, '--ink')).toThrow('written #rrggbb, got black');
  });
});
