import postcss from 'postcss';

import {pxToEm} from './index';

test.each([
  ['(max-width: 996px)', '(max-width: 62.25em)'],
  ['screen and (min-width:769px)', 'screen and (min-width:48.0625em)'],
  ['(min-width: 576px) and (max-width: 996px)', '(min-width: 36em) and (max-width: 62.25em)'],
])('pxToEm: rewrites %s as %s', (px, em) => {
  const {css} = postcss([pxToEm]).process(`@media ${px} {}`, {from: undefined});
  expect(css).toBe(`@media ${em} {}`);
});
