import {helpCategories, type HelpCategory} from '../../src/data/help';
import {helpPlan} from '../../src/data/helpPlan/helpPlan';
import {integrationCategories} from '../../src/data/integrations';
import {walkthroughOf} from '../../plugins/lib/front-matter/walkthrough';
import {mdxFiles} from './mdxFiles';

/** The number of articles that the help center promises in each category. */
const promised: Readonly<Record<HelpCategory, number>> = {
  'Getting Started': 24,
  Integrations: 32,
  'Features & Tools': 45,
  'Email Deliverability': 18,
  'Billing & Plans': 15,
  Troubleshooting: 28,
  'Best Practices': 21,
  'Advanced Features': 19,
};

const slugs = helpPlan.map(({slug}) => slug);

/** The values that occur more than once. */
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('each category has the promised number of articles', () => {
  const planned = helpCategories.map((category) => [
    category,
    helpPlan.filter((article) => article.category === category).length,
  ]);
  expect(Object.fromEntries(planned)).toEqual(promised);
});

test('slugs, titles, and questions are unique', () => {
  expect(repeated(slugs)).toEqual([]);
  expect(repeated(helpPlan.map(({title}) => title.toLowerCase()))).toEqual([]);
  expect(repeated(helpPlan.map(({question}) => question.toLowerCase()))).toEqual([]);
});

test('the order counts from 1 without gaps', () => {
  expect(helpPlan.map(({order}) => order)).toEqual(helpPlan.map((_, index) => index + 1));
});

test('each article has two to four other articles of the plan as related', () => {
  const wrong = helpPlan.filter(
    ({slug, related}) =>
      related.length < 2 ||
      related.length > 4 ||
      repeated(related).length > 0 ||
      related.some((other) => other === slug || !slugs.includes(other)),
  );
  expect(wrong.map(({slug, related}) => `${slug}: ${related.join(', ')}`)).toEqual([]);
});

test('each article is related to at least one other, so that readers find it', () => {
  const linked = new Set(helpPlan.flatMap(({related}) => related));
  expect(slugs.filter((slug) => !linked.has(slug))).toEqual([]);
});

test('the article of each integration is planned', () => {
  const articles = integrationCategories.flatMap(({tools}) => tools.map(({article}) => article));
  expect(articles.filter((slug) => !slugs.includes(slug))).toEqual([]);
});

/** "50+ videos", and a few more in case an article loses a screen. */
const VIDEOS = 52;

test('there are enough articles to play for the promised videos', () => {
  const played = helpPlan.filter(({plays}) => plays).map(({slug}) => slug);
  expect(played.length).toBeGreaterThanOrEqual(VIDEOS);
  const written = new Map(
    mdxFiles().map(({file, content}) => [file, walkthroughOf(file, content).walkthrough]),
  );
  const kept = played.filter((slug) => {
    const file = `help/article/${slug}.mdx`;
    return !written.has(file) || written.get(file);
  });
  expect(kept.length).toBeGreaterThanOrEqual(VIDEOS);
});

describe('each written article', () => {
  const articles = mdxFiles()
    .filter(({file}) => file.startsWith('help/article/'))
    .map(({file, frontMatter}) => ({
      file,
      frontMatter,
      plan: helpPlan.find(({slug}) => file === `help/article/${slug}.mdx`),
    }));

  test('that is planned has the category of the plan', () => {
    expect(articles.filter(({plan}) => plan).length).toBeGreaterThan(0);
    const wrong = articles.filter(
      ({frontMatter, plan}) => plan && plan.category !== frontMatter.category,
    );
    expect(wrong.map(({file, plan}) => `${file}: must be ${plan?.category}`)).toEqual([]);
  });

  test("that isn't planned answers a question that isn't, either", () => {
    const wrong = articles.flatMap(({file, frontMatter, plan}) => {
      const twin = helpPlan.find(
        ({title, question}) => title === frontMatter.title || question === frontMatter.question,
      );
      return !plan && twin ? `${file}: rename it to ${twin.slug}.mdx` : [];
    });
    expect(wrong).toEqual([]);
  });
});
