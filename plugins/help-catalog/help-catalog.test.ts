import {helpCategoryCards, popularArticles} from '../../src/data/help';
import {helpOrder} from '../../src/data/helpOrder';
import {buildCatalog, type CatalogEntry, type HelpArticleSource} from './catalog';
import {catalogCards, curatedCards, helpLanding, videoTopics} from './landing';
import {helpSidebarItems} from './sidebar';

describe('buildCatalog', () => {
  const article = (
    slug: string,
    {title = `About ${slug}`, related = []}: {title?: string; related?: string[]} = {},
  ): HelpArticleSource => ({
    file: `help/article/${slug}.mdx`,
    slug,
    permalink: `/help/article/${slug}`,
    frontMatter: {
      ...{title, related, description: `All about ${slug}.`, category: 'Troubleshooting'},
      ...{
        difficulty: 'Beginner',
        readMinutes: 5,
        updated: '2025-01-15',
      },
    },
  });

  function errorsOf(articles: HelpArticleSource[]): string[] {
    try {
      buildCatalog(articles);
    } catch (error) {
      return (error as Error).message.split('\n').slice(1);
    }
    return [];
  }

  test('returns only the fields that lists show', () => {
    expect(buildCatalog([article('a', {related: ['b']}), article('b')])[0]).toEqual({
      slug: 'a',
      permalink: '/help/article/a',
      title: 'About a',
      description: 'All about a.',
      category: 'Troubleshooting',
    });
  });

  test('adds the length of a walkthrough', () => {
    const played = article('a');
    const walkthrough = {screens: 4, durationMs: 72_000};
    const source = {...played, frontMatter: {...played.frontMatter, walkthrough}};
    expect(buildCatalog([source])[0]?.playsMs).toBe(72_000);
  });

  test('sorts articles by title', () => {
    const catalog = buildCatalog([
      article('a', {title: 'Write a subject line'}),
      article('b', {title: 'clean the list'}),
      article('c', {title: 'Space the follow-ups'}),
    ]);
    expect(catalog.map(({slug}) => slug)).toEqual(['b', 'c', 'a']);
  });

  test('returns an empty catalog when there are no articles', () => {
    expect(buildCatalog([])).toEqual([]);
  });

  test('names both articles when they share a title', () => {
    expect(errorsOf([article('a', {title: 'Same'}), article('b', {title: 'Same'})])).toEqual([
      'help/article/b.mdx: title "Same" is taken by help/article/a.mdx.',
    ]);
  });

  test("names the closest article when a related slug doesn't exist", () => {
    const articles = [article('b', {related: ['set-up-dmarc']}), article('setup-dmarc')];
    expect(errorsOf(articles)).toEqual([expect.stringContaining('"setup-dmarc"')]);
    const own = [article('setup-dmarc', {related: ['set-up-dmarc', 'zzzzzzzz']}), article('a')];
    expect(errorsOf(own)).toEqual([
      expect.not.stringContaining('"setup-dmarc"'),
      expect.not.stringContaining('"a"'),
    ]);
  });

  test('throws when an article lists itself as related', () => {
    expect(errorsOf([article('a', {related: ['a']})])).toEqual([
      'help/article/a.mdx: related lists the article itself, "a".',
    ]);
  });

  test('lets two articles list each other', () => {
    expect(errorsOf([article('a', {related: ['b']}), article('b', {related: ['a']})])).toEqual([]);
  });

  test('reports all errors together', () => {
    const errors = errorsOf([
      article('a', {title: 'Same', related: ['gone', 'a']}),
      article('b', {title: 'Same', related: ['lost']}),
    ]);
    expect(errors.map((line) => line.replace(/ is(n't)? .*| lists .*/, ''))).toEqual([
      'help/article/a.mdx: related: "gone"',
      'help/article/a.mdx: related',
      'help/article/b.mdx: title "Same"',
      'help/article/b.mdx: related: "lost"',
    ]);
  });
});

describe('helpSidebarItems', () => {
  type Arguments = Parameters<NonNullable<typeof helpSidebarItems>>[0];

  const doc = (id: string, title: string, category?: string) => ({
    id,
    title,
    frontMatter: category ? {category, readMinutes: 4, difficulty: 'Beginner'} : {},
  });

  async function sidebar(docs: ReturnType<typeof doc>[]) {
    const items = await helpSidebarItems?.({docs} as unknown as Arguments);
    return items as unknown as {type: string; label: string; items?: {id: string}[]}[];
  }

  test('lists categories in the order of src/data/help.ts and skips empty ones', async () => {
    const items = await sidebar([
      doc('article/c', 'C', 'Best Practices'),
      doc('article/b', 'B', 'Billing & Plans'),
      doc('article/a', 'A', 'Getting Started'),
    ]);
    expect(items.map(({label}) => label)).toEqual([
      'Help center',
      'Getting Started',
      'Billing & Plans',
      'Best Practices',
    ]);
  });

  test('sorts the articles of a category by title, not by file name', async () => {
    const [, group] = await sidebar([
      doc('article/a', 'Write a subject line', 'Best Practices'),
      doc('article/b', 'clean the list', 'Best Practices'),
      doc('article/c', 'Space the follow-ups', 'Best Practices'),
    ]);
    expect(group?.items?.map(({id}) => id)).toEqual(['article/b', 'article/c', 'article/a']);
  });

  const {name, guide, answers} = helpCategoryCards[0]!;
  const [first = '', second = ''] = new Set(
    answers.map(({article}) => article).filter((slug) => slug !== guide),
  );
  const needed = helpOrder.find(
    (slug) => ![guide, ...answers.map(({article}) => article)].includes(slug),
  );

  test('starts a category with its guide', async () => {
    const [, group] = await sidebar([
      doc('article/a', 'A', name),
      doc(`article/${guide}`, 'Guide', name),
    ]);
    expect(group?.items).toMatchObject([
      {id: `article/${guide}`, customProps: {isGuide: true}},
      {id: 'article/a'},
    ]);
  });

  test('puts the answers of the category’s card before articles that are needed less', async () => {
    const [, group] = await sidebar([
      doc('article/new', 'A', name),
      doc(`article/${needed}`, 'B', name),
      doc(`article/${second}`, 'C', name),
      doc(`article/${first}`, 'D', name),
    ]);
    expect(group?.items).toMatchObject([
      {id: `article/${first}`, customProps: {isCommon: true}},
      {id: `article/${second}`, customProps: {isCommon: true}},
      {id: `article/${needed}`},
      {id: 'article/new'},
    ]);
  });

  test('lists the landing page first, outside any category', async () => {
    expect(
      await sidebar([
        doc('index', 'Help center', 'Getting Started'),
        doc('article/a', 'A', 'Getting Started'),
      ]),
    ).toEqual([
      {type: 'ref', id: 'index', label: 'Help center'},
      {
        ...{type: 'category', label: 'Getting Started', collapsible: false, collapsed: false},
        link: expect.objectContaining({type: 'generated-index'}) as unknown,
        items: [
          {type: 'doc', id: 'article/a', customProps: {readMinutes: 4, difficulty: 'Beginner'}},
        ],
      },
    ]);
  });

  test('returns only the landing page when there are no articles', async () => {
    expect(await sidebar([doc('index', 'Help center')])).toHaveLength(1);
  });
});

describe('landing', () => {
  const entry = (slug: string, category: CatalogEntry['category']): CatalogEntry => ({
    slug,
    category,
    title: slug.toUpperCase(),
    permalink: `/help/2.4/article/${slug}`,
    description: '',
  });

  test('curatedCards: links each question to a heading in an article of the version', () => {
    const cards = curatedCards(
      [
        {
          name: 'Troubleshooting',
          slug: 'fixes',
          description: '',
          guide: '',
          answers: [{title: 'Q', article: 'a', anchor: 'b'}],
        },
      ],
      [{category: 'Troubleshooting'}, {category: 'Integrations'}],
      '/help',
    );
    expect(cards).toEqual([
      {
        name: 'Troubleshooting',
        to: '/help/category/fixes',
        count: 1,
        links: [{title: 'Q', to: '/help/article/a#b'}],
      },
    ]);
  });

  test('catalogCards: lists the articles of a frozen version and leaves out empty categories', () => {
    const cards = catalogCards(
      [entry('b', 'Billing & Plans'), entry('a', 'Getting Started'), entry('c', 'Getting Started')],
      '/help/2.4',
    );
    expect(cards.map(({name, count}) => [name, count])).toEqual([
      ['Getting Started', 2],
      ['Billing & Plans', 1],
    ]);
    expect(cards[0]?.to).toMatch(/^\/help\/2\.4\/category\/./);
    expect(cards[0]?.links[0]).toEqual({title: 'A', to: '/help/2.4/article/a'});
  });

  test('catalogCards: counts every article and links to the first six', () => {
    const [card] = catalogCards(
      Array.from({length: 40}, (_, at) => entry(`a${at}`, 'Getting Started')),
      '/help/2.4',
    );
    expect(card?.count).toBe(40);
    expect(card?.links).toHaveLength(6);
  });

  test.each([true, false])(
    'helpLanding: has the same size with 20 and 2,000 articles (current version: %s)',
    (isLast) => {
      const sizeWith = (count: number) => {
        const catalog = [
          ...popularArticles,
          ...Array.from({length: count}, (_, at) => `a${1e6 + at}`),
        ].map((slug) => entry(slug, 'Troubleshooting'));
        const landing = helpLanding(catalog, '/help', isLast);
        expect(landing.popular.map(({title}) => title.toLowerCase())).toEqual(popularArticles);
        return JSON.stringify(landing).length;
      };
      // Counts have more digits.
      expect(sizeWith(2000) - sizeWith(20)).toBeLessThan(10);
    },
  );
});

describe('videoTopics', () => {
  const tours = [{title: 'From signal to lead', chapter: 2, duration: '0:44'}];
  const article = (
    slug: string,
    category: 'Integrations' | 'Troubleshooting',
    playsMs?: number,
  ) => ({
    title: `About ${slug}`,
    permalink: `/help/article/${slug}`,
    category,
    playsMs,
  });
  const topics = videoTopics(tours, [
    article('a', 'Troubleshooting', 72_000),
    article('b', 'Integrations', 45_000),
    article('c', 'Integrations'),
  ]);

  test('lists the tours first, and then the articles that can be played by category', () => {
    expect(topics).toEqual([
      {
        name: 'Product tour',
        videos: [{title: 'From signal to lead', to: '/demo?tour=1&chapter=2', duration: '0:44'}],
      },
      {
        name: 'Integrations',
        videos: [{title: 'About b', to: '/help/article/b?play=1', duration: '0:45'}],
      },
      {
        name: 'Troubleshooting',
        videos: [{title: 'About a', to: '/help/article/a?play=1', duration: '1:12'}],
      },
    ]);
  });
});
