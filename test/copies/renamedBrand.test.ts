import fs from 'node:fs';
import path from 'node:path';

import {brand} from '../../src/data/brand';
import {buildCopy, copySite, edit, filesBelow} from './copySite';

const NEW_NAME = 'Quillbasin';
const oldName = brand.name.toLowerCase();
const oldDomain = brand.domain.replace(/\..*/, '').toLowerCase();

test('after renaming the brand in one file, the old name is nowhere in the built site', () => {
  const copy = copySite('renamed-brand');
  edit(copy, 'src/data/brand.ts', (text) =>
    text
      .replace(`const name = '${brand.name}'`, `const name = '${NEW_NAME}'`)
      .replace(`const domain = '${brand.domain}'`, "const domain = 'quillbasin.example'"),
  );

  const {isBuilt, output} = buildCopy(copy);
  expect(isBuilt ? '' : output).toBe('');

  const build = path.join(copy, 'build');
  const files = filesBelow(build);
  const withOldName = files.filter((file) => {
    // Latin-1 maps every byte to a character, so that names inside pictures and fonts are found too.
    const text = `${file}\n${fs.readFileSync(path.join(build, file), 'latin1')}`.toLowerCase();
    return text.includes(oldName) || text.includes(oldDomain);
  });
  expect(withOldName).toEqual([]);

  const home = fs.readFileSync(path.join(build, 'index.html'), 'utf8');
  expect(home).toContain(NEW_NAME);
  expect(files.length).toBeGreaterThan(100);
});
