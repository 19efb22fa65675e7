import {difficulties, helpCategories} from '../../../src/data/help';
import {checkFrontMatter} from './checkFrontMatter';

const file = 'help/article/a.mdx';
const article = {
  title: 'Read a bounce message',
  description: 'Look up a bounce code, see what the app does with it, and restore an address.',
  category: 'Troubleshooting',
  difficulty: 'Intermediate',
  readMinutes: 6,
  views: '14.2k',
  helpful: '94%',
  updated: '2025-01-15',
  related: ['setup-account', 'pricing-guide'],
};

/** The message of a refusal; fails when the file is accepted. */
function refusal(where: string, frontMatter: Record<string, unknown>): string {
  try {
    checkFrontMatter(where, frontMatter);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${where} was accepted: ${JSON.stringify(frontMatter)}`);
}

const without = (field: string) =>
  Object.fromEntries(Object.entries(article).filter(([name]) => name !== field));

test('a correct article passes with every field as it was', () => {
  expect(checkFrontMatter(file, article)).toMatchObject(article);
});

test.each([
  ['a string', '2025-01-15'],
  ['a Date, as YAML reads it', new Date('2025-01-15')],
])('the day of the last update may be %s, and Docusaurus gets it too', (_what, updated) => {
  expect(checkFrontMatter(file, {...article, updated})).toMatchObject({
    updated,
    last_update: {date: updated},
  });
});

test('an unknown field is named together with the known ones', () => {
  const message = refusal(file, {...article, colour: 'red', readTime: 5});
  expect(message).toContain('help/article/a.mdx: the front matter has mistakes.');
  expect(message).toContain('colour, readTime: not a known field.');
  expect(message).toContain(`Known fields: ${Object.keys(article).join(', ')}`);
});

test.each([
  ['category', 'Billing', helpCategories],
  ['difficulty', 'Easy', difficulties],
])('a wrong %s lists what is allowed', (field, value, allowed) => {
  const message = refusal(file, {...article, [field]: value});
  expect(message).toContain(`${field}: "${value}" is not allowed.`);
  for (const option of allowed) expect(message).toContain(`"${option}"`);
});

test.each(Object.keys(article))('a missing %s is called missing', (field) => {
  expect(refusal(file, without(field))).toContain(`  ${field}: missing is not allowed.`);
});

test.each<[string, unknown, string]>([
  ['description', 'x'.repeat(49), '50'],
  ['description', 'x'.repeat(161), '160'],
  ['title', 'Hi', '3'],
  ['title', 'x'.repeat(71), '70'],
  ['readMinutes', 0, '1'],
  ['readMinutes', 2.5, 'int'],
  ['readMinutes', '6', 'number'],
  ['views', '14,200', 'a display figure such as 14.2k'],
  ['views', 900, 'string'],
  ['helpful', '101%', 'a percentage such as 94%'],
  ['helpful', '94', 'a percentage such as 94%'],
  ['related', 'setup-account', 'array'],
  ['related', [], '1'],
  ['related', ['a', 'b', 'c', 'd', 'e', 'f'], '5'],
])('%s: %j is refused with field, value and rule', (field, value, rule) => {
  const message = refusal(file, {...article, [field]: value});
  expect(message).toContain(`${field}: ${JSON.stringify(value)} is not allowed.`);
  expect(message.split('is not allowed.')[1]).toContain(rule);
});

test.each([50, 160])('a description of %i characters is accepted', (length) => {
  const description = 'x'.repeat(length);
  expect(checkFrontMatter(file, {...article, description})).toMatchObject({description});
});

test.each(['Setup-Account', 'setup account', 'setup--account', '../pricing', 'a.mdx'])(
  'the related slug "%s" is refused by its place in the list',
  (slug) => {
    const message = refusal(file, {...article, related: ['setup-account', slug]});
    expect(message).toContain(
      `related.1: "${slug}" is not allowed. lower-case words joined by hyphens`,
    );
  },
);

test.each(['15.01.2025', 'January 2025', '2025-1-5'])('the day "%s" is refused', (updated) => {
  expect(refusal(file, {...article, updated})).toContain(`updated: "${updated}" is not allowed.`);
});

test('all mistakes of a file are told at once', () => {
  const lines = refusal(file, {...article, category: 'x', readMinutes: 0, colour: 1}).split('\n');
  expect(lines).toHaveLength(4);
});
