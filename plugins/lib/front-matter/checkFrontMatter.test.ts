import {difficulties, helpCategories} from '../../../src/data/help';
import {checkFrontMatter} from './checkFrontMatter';
import {socialCardOf} from './socialCard';

describe('checkFrontMatter.ts', () => {
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
  ])("a wrong %s lists what's allowed", (field, value, allowed) => {
    const message = refusal(file, {...article, [field]: value});
    expect(message).toContain(`${field}: "${value}" is not allowed.`);
    for (const option of allowed) expect(message).toContain(`"${option}"`);
  });

  test('views and helpful can be left out', () => {
    const {views: _views, helpful: _helpful, ...without} = article;
    expect(() => checkFrontMatter(file, without)).not.toThrow();
  });

  const required = Object.keys(article).filter((field) => !['views', 'helpful'].includes(field));
  test.each(required)('a missing %s is called missing', (field) => {
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
});

describe('folders.ts', () => {
  const title = 'A page';
  const description = 'A description that is long enough for the search engines to show it whole.';
  const page = {title, description};
  const article = {
    ...page,
    ...{category: 'Troubleshooting', difficulty: 'Beginner', readMinutes: 5},
    ...{views: '1k', helpful: '90%', updated: '2025-01-15', related: ['setup-account']},
  };
  const doc = {...page, slug: '/', sidebar_position: 1, pagination_next: null};
  const guide = {...doc, sidebar_custom_props: {group: 'Send', summary: 'send one email a day.'}};
  const post = {...page, slug: 'a-post', date: '2026-11-03', authors: ['product-team']};
  const blogPost = {...post, category: 'Deliverability', tags: ['dns']};
  const release = {...post, slug: 'v2-5-0', tags: ['feature']};

  test.each<[string, Record<string, unknown>]>([
    ['help/article/a.mdx', article],
    ['help_versioned_docs/version-2.4/article/a.mdx', article],
    ['help\\article\\a.mdx', article],
    ['help_versioned_docs\\version-2.4\\article\\a.mdx', article],
    ['help/index.mdx', doc],
    ['help_versioned_docs/version-2.4/index.mdx', doc],
    ['docs/guides/index.mdx', doc],
    ['docs/guides/a.mdx', guide],
    ['docs_versioned_docs/version-1.0/guides/a.mdx', guide],
    ['docs_versioned_docs/version-1.0/a.mdx', doc],
    ['api/index.mdx', doc],
    ['api_versioned_docs/version-v1/leads.mdx', doc],
    ['blog/2026-11-03-a-post.mdx', blogPost],
    ['changelog/2025-01-15-v2-5-0.mdx', release],
    ['src/pages/imprint.mdx', page],
    ['src/pages/privacy.mdx', {...page, badge: 'Policies', updated: '2025-01-01'}],
  ])('%s is held against the schema of its folder', (file, good) => {
    expect(checkFrontMatter(file, good)).toMatchObject(good);
    const unknownField = () => checkFrontMatter(file, {...good, colour: 'red'});
    expect(unknownField).toThrow(`${file.replaceAll('\\', '/')}: the front matter has mistakes.`);
    expect(unknownField).toThrow('colour: not a known field.');
  });

  test('the landing page of the help centre is a document, not an article', () => {
    expect(() => checkFrontMatter('help/index.mdx', article)).toThrow('category, difficulty');
    expect(() => checkFrontMatter('help/article/a.mdx', doc)).toThrow('category: missing');
  });

  test.each<[string, string, Record<string, unknown>, string]>([
    ['a document', 'docs/a.mdx', {...doc, slug: '/other'}, 'slug: "/other"'],
    ['a guide that no group lists', 'docs/guides/a.mdx', doc, 'sidebar_custom_props: missing'],
    ['a post without authors', 'blog/a.mdx', {...blogPost, authors: []}, 'authors: []'],
    ['a post without a date', 'blog/a.mdx', {...blogPost, date: undefined}, 'date: missing'],
    ['a post with a wrong tag', 'blog/a.mdx', {...blogPost, tags: ['D N S']}, 'tags.0: "D N S"'],
    ['a post without a category', 'blog/a.mdx', post, 'category: missing'],
    ['a post of no category', 'blog/a.mdx', {...blogPost, category: 'News'}, '"Working method"'],
    ['a release by name', 'changelog/a.mdx', {...release, slug: 'autumn'}, 'such as v2-5-0'],
    ['a release of no kind', 'changelog/a.mdx', {...release, tags: ['fix']}, '"improvement"'],
    ['a page with a wrong date', 'src/pages/a.mdx', {...page, updated: 'May'}, 'updated: "May"'],
    ['a page with an address', 'src/pages/a.mdx', {...page, slug: '/b'}, 'slug: not a known field'],
  ])('%s is refused: %s', (_what, file, frontMatter, words) => {
    expect(() => checkFrontMatter(file, frontMatter)).toThrow(words);
  });

  test.each(['README.md', 'other/help/article/a.mdx', 'helpful/a.mdx', 'src/components/a.mdx'])(
    '%s belongs to no content folder and is left alone',
    (file) => {
      const frontMatter = {anything: 'goes', updated: '2025-01-15'};
      expect(checkFrontMatter(file, frontMatter)).toBe(frontMatter);
    },
  );

  test('only a file that states its last update gets one', () => {
    expect(checkFrontMatter('src/pages/a.mdx', page)).not.toHaveProperty('last_update');
    expect(checkFrontMatter('help/article/a.mdx', article)).toHaveProperty(
      'last_update.date',
      '2025-01-15',
    );
  });
});

describe('socialCard.ts', () => {
  test.each([
    ['help/article/pricing-guide.mdx', '/social/help/article/pricing-guide.png'],
    [
      'help_versioned_docs/version-2.4/article/pricing-guide.mdx',
      '/social/help/article/pricing-guide.png',
    ],
    ['help/index.mdx', '/social/help.png'],
    ['help_versioned_docs/version-2.4/index.mdx', '/social/help.png'],
    ['api\\index.mdx', '/social/api.png'],
    ['docs/guides/index.mdx', '/social/docs/guides.png'],
    ['docs/guides/find-leads.mdx', '/social/docs/guides/find-leads.png'],
    ['blog/2026-11-03-dns-by-example/index.mdx', '/social/blog/dns-by-example.png'],
    ['changelog/2025-01-15-v2-5-0.mdx', '/social/changelog/v2-5-0.png'],
    ['src/pages/privacy.mdx', '/social/privacy.png'],
    ['src/components/a.mdx', undefined],
    ['api/openapi.yaml', undefined],
  ])('%s is shared with %p', (file, image) => {
    expect(socialCardOf(file).image).toBe(image);
  });
});
