import {readFileSync} from 'node:fs';

import {assertDrawable, staticFont, typefaces, type TypefaceName} from './fonts';

const names = Object.keys(typefaces) as TypefaceName[];

describe.each(names)('%s font', (name) => {
  const typeface = typefaces[name];
  const {weight} = typeface;
  const weights = typeof weight === 'number' ? [weight] : [weight.min, weight.max];
  const open = (at: number) =>
    staticFont(readFileSync(require.resolve(typeface.file)), typeface, at);

  test.each(weights)('has an outline for every character at weight %i', async (at) => {
    const {font} = await open(at);
    expect(() => assertDrawable(typeface.characters, font)).not.toThrow();
  });

  test.each(weights)('has kerning and tabular figures at weight %i', async (at) => {
    const {font} = await open(at);
    const widthOf = (text: string) => font.layout(text, ['tnum']).advanceWidth;
    expect(widthOf('To')).toBeLessThan(widthOf('T') + widthOf('o'));
    expect(new Set(Array.from('0123456789', widthOf)).size).toBe(1);
  });
});
