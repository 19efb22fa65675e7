import {buildCopy, copySite, edit} from './copySite';

const article = 'help/article/pricing-guide.mdx';

test.each([
  [
    'a category that does not exist',
    'category: Billing & Plans',
    'category: Money',
    ['category', '"Money"', 'Billing & Plans'],
  ],
  [
    'a related article that does not exist',
    'related: [',
    'related: [no-such-article, ',
    ['related', 'no-such-article', 'setup-account'],
  ],
  [
    'a word of the brand that does not exist',
    '\n---\n\n',
    '\n---\n\n[[brand.slogan]] ',
    ['[[brand.slogan]]', 'src/data/brand.ts'],
  ],
  [
    'a link to a heading that does not exist',
    '\n---\n\n',
    '\n---\n\n[x](./setup-account.mdx#no-such-heading) ',
    ['no-such-heading', '/help/article/pricing-guide'],
  ],
])('%s stops the build and is named with its file', (_what, from, to, named) => {
  const copy = copySite('broken-content');
  edit(copy, article, (text) => text.replace(from, to));

  const {isBuilt, output} = buildCopy(copy);

  expect(isBuilt).toBe(false);
  for (const word of ['pricing-guide', ...named]) expect(output).toContain(word);
});
