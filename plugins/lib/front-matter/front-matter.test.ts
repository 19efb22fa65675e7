import {difficulties, helpCategories} from '../../../src/data/help';
import {checkFrontMatter} from './checkFrontMatter';
import {readMinutesOf, socialCardOf} from './derived';
import {screensIn, walkthroughOf} from './walkthrough';

describe('checkFrontMatter', () => {
  const file = 'help/article/a.mdx';
  const article = {
    title: 'Read a bounce message',
    description: 'Look up a bounce code, see what the app does with it, and restore an address.',
    question: 'What does the code in a bounce message mean?',
    category: 'Troubleshooting',
    difficulty: 'Intermediate',
    readMinutes: 6,
    views: '14.2k',
    helpful: '94%',
    updated: '2025-01-15',
    checked: '2025-01-20',
    related: ['setup-account', 'pricing-guide'],
  };

  /** Returns the error message; throws when the file passes. */
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

  test.each([
    ['a string', '2025-01-15'],
    ['a Date, as YAML reads it', new Date('2025-01-15')],
  ])("copies `updated`, given as %s, to Docusaurus's last_update", (_case, updated) => {
    expect(checkFrontMatter(file, {...article, updated})).toMatchObject({
      updated,
      last_update: {date: updated},
    });
  });

  test('lists the known fields when a field is unknown', () => {
    const message = refusal(file, {...article, color: 'red', readTime: 5});
    expect(message).toContain('help/article/a.mdx: the front matter has errors.');
    expect(message).toContain('color, readTime: not a known field.');
    expect(message).toContain(`Known fields: ${Object.keys(article).join(', ')}`);
  });

  test.each([
    ['category', 'Billing', helpCategories],
    ['difficulty', 'Easy', difficulties],
  ])('lists the allowed values when %s is wrong', (field, value, allowed) => {
    const message = refusal(file, {...article, [field]: value});
    expect(message).toContain(`${field}: "${value}" isn't allowed.`);
    for (const option of allowed) expect(message).toContain(`"${option}"`);
  });

  test('accepts a frozen article without a question and the day of a check', () => {
    const {question: _question, checked: _checked, ...frozen} = article;
    const where = 'help_versioned_docs/version-2.4/article/a.mdx';
    expect(() => checkFrontMatter(where, frozen)).not.toThrow();
  });

  const optional = ['readMinutes', 'views', 'helpful'];
  test.each(optional)('accepts an article without %s', (field) => {
    expect(() => checkFrontMatter(file, without(field))).not.toThrow();
  });

  const required = Object.keys(article).filter((field) => !optional.includes(field));
  test.each(required)('reports that %s is missing', (field) => {
    expect(refusal(file, without(field))).toContain(`  ${field}: missing.`);
  });

  test.each<[string, unknown, string]>([
    ['description', 'x'.repeat(49), '50'],
    ['description', 'x'.repeat(161), '160'],
    ['title', 'Hi', '3'],
    ['question', 'How so?', '15'],
    ['question', `${'x'.repeat(120)}?`, '120'],
    ['question', 'Read a bounce message', 'a question that ends with a question mark'],
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
  ])('rejects %s: %j with the field, the value, and the rule', (field, value, rule) => {
    const message = refusal(file, {...article, [field]: value});
    expect(message).toContain(`${field}: ${JSON.stringify(value)} isn't allowed.`);
    expect(message.split("isn't allowed.")[1]).toContain(rule);
  });

  test.each([50, 160])('accepts a description of %i characters', (length) => {
    const description = 'x'.repeat(length);
    expect(checkFrontMatter(file, {...article, description})).toMatchObject({description});
  });

  test.each(['Setup-Account', 'setup account', 'setup--account', '../pricing', 'a.mdx'])(
    'rejects the related slug "%s" with its index',
    (slug) => {
      const message = refusal(file, {...article, related: ['setup-account', slug]});
      expect(message).toContain(
        `related.1: "${slug}" isn't allowed. lowercase words joined by hyphens`,
      );
    },
  );

  test.each(['15.01.2025', 'January 2025', '2025-1-5'])('rejects the date "%s"', (updated) => {
    for (const field of ['updated', 'checked']) {
      const message = refusal(file, {...article, [field]: updated});
      expect(message).toContain(`${field}: "${updated}" isn't allowed.`);
    }
  });

  test('reports all errors of a file together', () => {
    const lines = refusal(file, {...article, category: 'x', readMinutes: 0, color: 1}).split('\n');
    expect(lines).toHaveLength(4);
  });
});

describe('schemas by folder', () => {
  const title = 'A page';
  const description = 'A description that is long enough for the search engines to show it whole.';
  const page = {title, description};
  const article = {
    ...page,
    ...{category: 'Troubleshooting', difficulty: 'Beginner', readMinutes: 5},
    ...{question: 'Where do I find it?', checked: '2025-01-20'},
    ...{views: '1k', helpful: '90%', updated: '2025-01-15', related: ['setup-account']},
  };
  const doc = {...page, slug: '/', sidebar_position: 1, pagination_next: null};
  const guide = {...doc, sidebar_custom_props: {group: 'Send', summary: 'Send one email a day.'}};
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
  ])("checks %s against its folder's schema", (file, good) => {
    expect(checkFrontMatter(file, good)).toMatchObject(good);
    const unknownField = () => checkFrontMatter(file, {...good, color: 'red'});
    expect(unknownField).toThrow(`${file.replaceAll('\\', '/')}: the front matter has errors.`);
    expect(unknownField).toThrow('color: not a known field.');
  });

  test("checks the help center's landing page as a document, not an article", () => {
    expect(() => checkFrontMatter('help/index.mdx', article)).toThrow('category, difficulty');
    expect(() => checkFrontMatter('help/article/a.mdx', doc)).toThrow('category: missing');
  });

  test.each<[string, string, Record<string, unknown>, string]>([
    ['a document', 'docs/a.mdx', {...doc, slug: '/other'}, 'slug: "/other"'],
    ['a guide without a group', 'docs/guides/a.mdx', doc, 'sidebar_custom_props: missing'],
    [
      'a guide with an unknown property',
      'docs/guides/a.mdx',
      {...guide, sidebar_custom_props: {...guide.sidebar_custom_props, icon: 'x'}},
      'sidebar_custom_props.icon: not a known field. Known fields: group, summary',
    ],
    ['a post without authors', 'blog/a.mdx', {...blogPost, authors: []}, 'authors: []'],
    ['a post without a date', 'blog/a.mdx', {...blogPost, date: undefined}, 'date: missing'],
    ['a post with an invalid tag', 'blog/a.mdx', {...blogPost, tags: ['D N S']}, 'tags.0: "D N S"'],
    ['a post without a category', 'blog/a.mdx', post, 'category: missing'],
    [
      'a post with an unknown category',
      'blog/a.mdx',
      {...blogPost, category: 'News'},
      '"Workflow"',
    ],
    [
      'a release without a version slug',
      'changelog/a.mdx',
      {...release, slug: 'autumn'},
      'such as v2-5-0',
    ],
    [
      'a release of an unknown kind',
      'changelog/a.mdx',
      {...release, tags: ['fix']},
      '"improvement"',
    ],
    ['a page with an invalid date', 'src/pages/a.mdx', {...page, updated: 'May'}, 'updated: "May"'],
    ['a page with a slug', 'src/pages/a.mdx', {...page, slug: '/b'}, 'slug: not a known field'],
  ])('rejects %s: %s', (_case, file, frontMatter, words) => {
    expect(() => checkFrontMatter(file, frontMatter)).toThrow(words);
  });

  test.each(['README.md', 'other/help/article/a.mdx', 'helpful/a.mdx', 'src/components/a.mdx'])(
    "ignores %s, which isn't in a content folder",
    (file) => {
      const frontMatter = {anything: 'goes', updated: '2025-01-15'};
      expect(checkFrontMatter(file, frontMatter)).toBe(frontMatter);
    },
  );

  test('adds no last_update to a file without `updated`', () => {
    expect(checkFrontMatter('src/pages/a.mdx', page)).not.toHaveProperty('last_update');
  });
});

describe('socialCardOf', () => {
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
  ])('%s gets the card %p', (file, image) => {
    expect(socialCardOf(file).image).toBe(image);
  });
});

describe('walkthrough', () => {
  const screen = (inside = '') => `<Screen title="Settings / Mailboxes">\n${inside}\n</Screen>\n`;

  test('reads the heading, the steps, the caption, the fields, and the marked button', () => {
    const mdx = `
Not a step.

## Connect **Gmail** {#gmail}

1. Open **Settings**, and see [the list](./list.mdx).
2. Select \`Connect\`
   again.

<Screen
  title="Settings / Mailboxes"
  caption="Connected &amp; ready.">
  <ScreenField label="Status" value="Connected" hint="Today" />
  <ScreenField label='Name' value={'Mia "M" Ito'} />
  <ScreenAction>Cancel</ScreenAction>
  <ScreenAction isPrimary>Save</ScreenAction>
</Screen>
`;
    expect(screensIn(mdx)).toEqual([
      {
        chapter: 'Connect Gmail',
        texts: ['Open Settings, and see the list.', 'Select Connect again.', 'Connected & ready.'],
        fields: [
          {label: 'Status', value: 'Connected'},
          {label: '', value: 'Mia "M" Ito'},
        ],
        hasAction: true,
      },
    ]);
  });

  test('takes the paragraph before a screen, but no table and nothing of an earlier screen', () => {
    const mdx = `Old.\n\nThe last _one_.\n\n${screen()}\n${screen()}\n## Next\n\n| A | B |\n\n${screen()}`;
    expect(screensIn(mdx).map(({texts}) => texts)).toEqual([['The last one.'], [], []]);
    expect(screensIn(mdx).map(({chapter}) => chapter)).toEqual(['', '', 'Next']);
  });

  describe('walkthroughOf', () => {
    const four = screen().repeat(4);

    test('returns the number of screens and the length of an article with four', () => {
      const {walkthrough} = walkthroughOf('help/article/a.mdx', `Open it.\n\n${four}`);
      expect(walkthrough?.screens).toBe(4);
      expect(walkthrough?.durationMs).toBeGreaterThan(0);
    });

    test('returns nothing for fewer screens, and for other files', () => {
      expect(walkthroughOf('help/article/a.mdx', screen().repeat(3))).toEqual({});
      expect(walkthroughOf('help/index.mdx', four)).toEqual({});
      expect(walkthroughOf('docs/guides/a.mdx', four)).toEqual({});
    });
  });
});

describe('readMinutes', () => {
  const words = (count: number) => 'word '.repeat(count);

  test.each([
    [0, 1],
    [250, 1],
    [300, 2],
    [900, 5],
  ])('a help article of %i words takes %i minutes', (count, readMinutes) => {
    expect(readMinutesOf('help/article/a.mdx', words(count))).toEqual({readMinutes});
  });

  test('reads paths with backslashes, and frozen versions', () => {
    for (const file of ['help\\article\\a.mdx', 'help_versioned_docs/version-2.4/article/a.mdx']) {
      expect(readMinutesOf(file, words(600))).toEqual({readMinutes: 3});
    }
  });

  test.each(['help/index.mdx', 'docs/guides/a.mdx', 'blog/article/index.mdx'])(
    'returns nothing for %s',
    (file) => {
      expect(readMinutesOf(file, words(600))).toEqual({});
    },
  );
});
