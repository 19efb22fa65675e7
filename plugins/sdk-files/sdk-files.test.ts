import {gunzipSync, strFromU8, unzipSync} from 'fflate';

import {gzip, tar, zip} from './packers';
import {renamer} from './readSdk';

describe('archives', () => {
  const files = {'b/second.txt': 'two', 'a.txt': 'one', 'é.bin': new Uint8Array([0, 255])};

  test('zip: holds the files in order, with the same bytes every time', () => {
    const other = Object.fromEntries(Object.entries(files).reverse());
    expect(zip(files)).toEqual(zip(other));
    const unpacked = unzipSync(zip(files));
    expect(Object.keys(unpacked)).toEqual(['a.txt', 'b/second.txt', 'é.bin']);
    expect(strFromU8(unpacked['b/second.txt']!)).toBe('two');
    expect(Array.from(unpacked['é.bin']!)).toEqual([0, 255]);
  });

  test('tar: has the same bytes every time, whatever the order', async () => {
    const other = Object.fromEntries(Object.entries(files).reverse());
    const archive = await tar(files);
    expect(archive).toEqual(await tar(other));
    expect(archive.length % 512).toBe(0);
    expect(strFromU8(archive.subarray(0, 5))).toBe('a.txt');
  });

  test('gzip: has no time in its header', () => {
    expect(Array.from(gzip('text').subarray(4, 8))).toEqual([0, 0, 0, 0]);
    expect(strFromU8(gunzipSync(gzip('text')))).toBe('text');
  });
});

describe('product names', () => {
  const from = {
    name: 'Kestrel',
    legalName: 'Kestrel, Inc.',
    client: 'Kestrel',
    package: 'kestrel',
    domain: 'kestrel.example',
  };
  const to = {
    name: 'Owl Mail',
    legalName: 'Owl Mail Ltd.',
    client: 'OwlMail',
    package: 'owlmail',
    domain: 'owl.test',
  };

  test.each([
    [
      'import {Kestrel, KestrelError} from "kestrel";',
      'import {OwlMail, OwlMailError} from "owlmail";',
    ],
    ['https://api.kestrel.example/v1', 'https://api.owl.test/v1'],
    ['# Kestrel for Ruby', '# Owl Mail for Ruby'],
    ['the SDK of the Kestrel API', 'the SDK of the Owl Mail API'],
    ['Copyright (c) Kestrel, Inc.', 'Copyright (c) Owl Mail Ltd.'],
    ['KESTREL_API_KEY', 'OWLMAIL_API_KEY'],
    ['lib/kestrel/errors.rb', 'lib/owlmail/errors.rb'],
  ])('changes %s', (text, renamed) => {
    expect(renamer(from, to)(text)).toBe(renamed);
  });

  test('doesn’t change a new name again', () => {
    const swapped = {...from, package: 'kestrelkestrel'};
    expect(renamer(from, swapped)('kestrel Kestrel')).toBe('kestrelkestrel Kestrel');
  });
});
