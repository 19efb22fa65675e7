import {renamer} from './readSdk';

const from = {client: 'Kestrel', package: 'kestrel', domain: 'kestrel.example'};
const to = {client: 'OwlMail', package: 'owlmail', domain: 'owl.test'};

test.each([
  [
    'import {Kestrel, KestrelError} from "kestrel";',
    'import {OwlMail, OwlMailError} from "owlmail";',
  ],
  ['https://api.kestrel.example/v1', 'https://api.owl.test/v1'],
  ['KESTREL_API_KEY', 'OWLMAIL_API_KEY'],
  ['lib/kestrel/errors.rb', 'lib/owlmail/errors.rb'],
])('changes %s', (text, renamed) => {
  expect(renamer(from, to)(text)).toBe(renamed);
});

test('doesn’t change a new name again', () => {
  const swapped = {client: 'Kestrel', package: 'kestrelkestrel', domain: 'kestrel.example'};
  expect(renamer(from, swapped)('kestrel Kestrel')).toBe('kestrelkestrel Kestrel');
});
