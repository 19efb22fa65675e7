import {readFileSync} from 'node:fs';
import {faults} from './faults.mjs';

const ofSources = faults.flatMap(({fault, edit}) =>
  edit && !edit[0].startsWith('build/') ? [{fault, edit}] : [],
);

test.each(ofSources)('the code for “$fault” is where the mutant changes it', ({edit}) => {
  const [file, find, replacement] = edit;
  const before = readFileSync(file, 'utf8');
  expect(before.replace(find, replacement)).not.toBe(before);
});
