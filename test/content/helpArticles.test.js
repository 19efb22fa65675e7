import {mdxFiles} from './mdxFiles';
import {wordCount} from './wordCount';

const articles = mdxFiles()
  .filter(({file}) => file.startsWith('help/article/'))
  .map(({file, ...rest}) => ({slug: /([^/]+)\.mdx$/.exec(file)[1], ...rest}));

const bySlug = (slug) => articles.find((article) => article.slug === slug);

test('the nine articles of the specification exist', () => {
  expect(articles.map(({slug}) => slug)).toEqual(
    expect.arrayContaining([
      ...['create-first-campaign', 'salesforce-integration', 'hot-lead-detection'],
      ...['setup-account', 'email-deliverability', 'pricing-guide', 'troubleshoot-bounces'],
      ...['email-best-practices', 'team-and-notifications'],
    ]),
  );
});

test.each([
  ['email-deliverability', 'Email Deliverability', 'Intermediate', 10, '16.2k', '99%'],
  ['pricing-guide', 'Billing & Plans', 'Beginner', 4, '16.7k', '98%'],
  ['troubleshoot-bounces', 'Troubleshooting', 'Intermediate', 6, '14.2k', '94%'],
  ['email-best-practices', 'Best Practices', 'Intermediate', 12, '13.9k', '97%'],
])(
  '%s stands under %s, %s, %i min, %s views, %s helpful, as specified',
  (slug, category, difficulty, readMinutes, views, helpful) => {
    expect(bySlug(slug).frontMatter).toMatchObject({
      ...{category, difficulty, readMinutes},
      ...{views, helpful},
    });
  },
);

test.each(articles.map(({slug, content}) => [slug, wordCount(content)]))(
  '%s has 600 to 1,500 words: %i',
  (_slug, words) => {
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1500);
  },
);

test.each(articles.map(({slug, content}) => [slug, content]))(
  '%s begins with an answer, not with a heading',
  (_slug, content) => {
    expect(content.trim()).toMatch(/^[A-Z][^#<|]{60,}/);
  },
);

test.each(articles.map(({slug, content}) => [slug, content]))(
  '%s says what can go wrong',
  (_slug, content) => {
    expect(content).toMatch(/^## .*wrong/im);
  },
);

test.each([
  ...['$49', '$149', '10,000 emails', '$0.001', '$0.01', '20%', '$238/year', '80%', '99.9%'],
  ...['14 days', 'needs no card', '1,000 emails', '30-day money-back', '5-7 business days'],
  ...['100,000', '$50-100/month', '30 days', 'ACH and wire transfer'],
])('pricing-guide states %s', (figure) => {
  expect(bySlug('pricing-guide').content).toContain(figure);
});

test.each([
  ['Starter', ['$49/mo', '10,000/month', '1,000']],
  ['Professional (most popular)', ['$149/mo', '50,000/month', '10,000']],
  ['Enterprise', ['Custom', 'Unlimited', 'Unlimited']],
])('pricing-guide lists %s with %j', (plan, cells) => {
  const rows = bySlug('pricing-guide')
    .content.split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.find((row) => row[1] === plan)?.slice(2, 5)).toEqual(cells);
});

test.each([
  ...['550 5.1.1', '552 5.2.2', '554 5.7.1', '552 5.3.4', '421 4.4.2', '550 5.7.1'],
  '550 5.7.515',
])('troubleshoot-bounces explains %s under a heading of its own and lists it', (code) => {
  const {content} = bySlug('troubleshoot-bounces');
  expect(content).toContain(`\n### ${code}: `);
  expect(content).toContain(`| [${code}](#`);
});
