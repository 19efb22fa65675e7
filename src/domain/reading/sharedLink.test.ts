import {sharedHash, sharedSlugs} from './sharedLink';

test.each([
  ['#articles=a,email-auth', ['a', 'email-auth']],
  ['#articles=a%2Cb%2cc', ['a', 'b', 'c']],
  ['#articles=a,a,b', ['a', 'b']],
  ['#articles=', []],
  ['#articles=A,<b>,../x,a--b,-a,,a b', []],
  [`#articles=${'x'.repeat(500)},a`, ['a']],
  ['#article=a', []],
  ['', []],
])('sharedSlugs: reads %p as %p', (hash, slugs) => {
  expect(sharedSlugs(hash)).toEqual(slugs);
});

test('sharedSlugs: reads back what sharedHash writes, which needs no escapes', () => {
  const slugs = ['setup-account', 'email-auth', '2fa'];
  const hash = sharedHash(slugs);
  expect(sharedSlugs(hash)).toEqual(slugs);
  expect(new URL(`https://site.example/${hash}`).hash).toBe(hash);
});

test('sharedSlugs: stops reading a link of 100,000 articles', () => {
  const hash = sharedHash(Array.from({length: 100_000}, (_, at) => `a${at}`));
  expect(sharedSlugs(hash).length).toBeLessThan(2000);
});
