import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {filesOf, hashInputs, hashOf, readStamp, writeStamp} from './stamp';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stamp-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

const first = hashOf('inputs', 'first');
const second = hashOf('inputs', 'second');

test('readStamp: returns what writeStamp wrote, and nothing before the first run', async () => {
  expect((await readStamp(folder)).size).toBe(0);
  const stamp = new Map([
    ['static/a.png', first],
    ['static/b c.png', second],
  ]);
  await writeStamp(folder, stamp);
  expect(await readStamp(folder)).toEqual(stamp);
});

test("filesOf: returns a hash's files only while all of them exist", () => {
  const stamp = new Map([
    ['a.svg', first],
    ['b.svg', first],
    ['c.svg', second],
  ]);
  fs.writeFileSync(path.join(folder, 'a.svg'), '');
  expect(filesOf(stamp, first, folder)).toEqual([]);
  fs.writeFileSync(path.join(folder, 'b.svg'), '');
  expect(filesOf(stamp, first, folder)).toEqual(['a.svg', 'b.svg']);
  expect(filesOf(stamp, second, folder)).toEqual([]);
});

test("hashInputs and hashOf: change with a source or a card's text, not with a test file", async () => {
  fs.mkdirSync(path.join(folder, 'draw'));
  const write = (name: string, text: string) =>
    fs.writeFileSync(path.join(folder, 'draw', name), text);
  write('card.ts', '1');
  const before = await hashInputs(folder, ['draw']);
  write('card.test.ts', '2');
  expect(await hashInputs(folder, ['draw'])).toBe(before);
  write('card.ts', '3');
  expect(await hashInputs(folder, ['draw'])).not.toBe(before);
  expect(hashOf(before, {headline: 'a'})).not.toBe(hashOf(before, {headline: 'b'}));
});
