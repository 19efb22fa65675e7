import {checkFrontMatter} from './checkFrontMatter';

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
