import path from 'node:path';

import postcss from 'postcss';

import {prependDefinitions, pxToEm} from './index';

test.each([
  ['(max-width: 996px)', '(max-width: 62.25em)'],
  ['screen and (min-width:769px)', 'screen and (min-width:48.0625em)'],
  ['(min-width: 576px) and (max-width: 996px)', '(min-width: 36em) and (max-width: 62.25em)'],
])('pxToEm: rewrites %s as %s', (px, em) => {
  const {css} = postcss([pxToEm]).process(`@media ${px} {}`, {from: undefined});
  expect(css).toBe(`@media ${em} {}`);
});

test('prependDefinitions: a stylesheet with a named breakpoint is compiled again when one changes', async () => {
  const process = (css: string) => postcss([prependDefinitions]).process(css, {from: undefined});
  const {css, messages} = await process('@media (--phone) {}');
  expect(css).toMatch(/^[^]*@custom-media --phone [^]*@media \(--phone\) \{\}$/);
  expect(messages).toMatchObject([
    {type: 'dependency', file: path.resolve('src/css/breakpoints.css')},
  ]);
  expect(await process('@media print {}')).toMatchObject({css: '@media print {}', messages: []});
});
