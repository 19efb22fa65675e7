import {writeIco} from './ico';

describe('writeIco', () => {
  const images = [
    {size: 32, png: Buffer.from('first image')},
    {size: 256, png: Buffer.from('second')},
  ];
  const ico = writeIco(images);

  it('begins with the header of an icon file', () => {
    expect([0, 2, 4].map((offset) => ico.readUInt16LE(offset))).toEqual([0, 1, 2]);
  });

  it('gives each image its size, with 0 for 256', () => {
    expect([6, 7, 22, 23].map((offset) => ico[offset])).toEqual([32, 32, 0, 0]);
  });

  it.each([0, 1])('points at the bytes of image %i', (index) => {
    const entry = 6 + 16 * index;
    const length = ico.readUInt32LE(entry + 8);
    const offset = ico.readUInt32LE(entry + 12);
    expect(ico.subarray(offset, offset + length)).toEqual(images[index]?.png);
  });

  it('holds nothing else', () => {
    expect(ico).toHaveLength(6 + 2 * 16 + 'first image'.length + 'second'.length);
  });
});
