import {type BlogPost} from '@docusaurus/plugin-content-blog';

import {notesOf} from '../../src/lib/postNotes';
import {countWords, describePosts, relatedPosts, type Relatable} from './blogPosts';

describe('countWords', () => {
  test.each([
    ['Plain words, and a dash: two.', 6],
    ['## A heading\n\n| A | B |\n| --- | --: |\n| 1 | 2 |', 6],
    ["import {Dots} from '@site/src/Dots';\n\nText", 1],
    ['One {/* truncate */} two', 2],
    ['<Figure label="A drawing" caption="Not counted">\n  <Dots />\n</Figure>\n\nText', 1],
    ['See [the guide](/help/article/email-deliverability) first.', 4],
    ['5,000 messages, 0.30 %', 3],
    ['', 0],
  ])('counts in %j %i words', (mdx, words) => {
    expect(countWords(mdx)).toBe(words);
  });
});

describe('relatedPosts', () => {
  const post = (permalink: string, date: string, tags: string[], category?: string): Relatable => ({
    ...{permalink, tags, category},
    date: new Date(date),
  });
  const dns = post('/dns', '2026-11-03', ['deliverability', 'dns'], 'Deliverability');
  const rules = post('/rules', '2026-06-16', ['deliverability', 'dns', 'law'], 'Deliverability');
  const lists = post('/lists', '2026-08-04', ['deliverability', 'lists'], 'Deliverability');
  const subjects = post('/subjects', '2026-10-06', ['subject-lines'], 'Writing');
  const scoring = post('/scoring', '2026-09-01', ['scoring'], 'Leads');
  const all = [dns, rules, lists, subjects, scoring];

  const related = (to: Relatable, among: readonly Relatable[] = all) =>
    relatedPosts(to, among).map(({permalink}) => permalink);

  test('sorts by how much posts share and leaves out posts that share nothing', () => {
    expect(related(dns)).toEqual(['/rules', '/lists']);
  });

  test('never returns the post itself', () => {
    for (const one of all) expect(related(one)).not.toContain(one.permalink);
  });

  test('ranks a shared tag above a shared category', () => {
    const sameTag = post('/tag', '2026-01-01', ['dns'], 'Writing');
    const sameCategory = post('/category', '2026-11-01', ['crm'], 'Deliverability');
    expect(related(dns, [sameCategory, sameTag])).toEqual(['/tag', '/category']);
  });

  test('sorts equally related posts by date, newest first', () => {
    const twin = (permalink: string, date: string) => post(permalink, date, ['dns']);
    expect(related(dns, [twin('/old', '2026-02-01'), twin('/new', '2026-03-01')])).toEqual([
      '/new',
      '/old',
    ]);
  });

  test('returns at most three', () => {
    const many = [1, 2, 3, 4].map((day) => post(`/${day}`, `2026-01-0${day}`, ['dns']));
    expect(related(dns, many)).toEqual(['/4', '/3', '/2']);
  });

  test('returns the two newest posts when nothing is shared', () => {
    expect(related(scoring)).toEqual(['/dns', '/subjects']);
  });

  test('fills up with the newest post when only one is related', () => {
    const crm = post('/crm', '2026-05-01', ['crm'], 'Leads');
    expect(related(crm)).toEqual(['/scoring', '/dns']);
  });

  test("doesn't relate releases just because they have no category", () => {
    const one = post('/v2', '2025-01-15', ['feature']);
    const other = post('/v1', '2024-10-22', ['improvement']);
    const third = post('/v3', '2024-12-18', ['feature']);
    expect(related(one, [other, third])).toEqual(['/v3', '/v1']);
  });

  test('returns nothing for the only post', () => {
    expect(related(dns, [dns])).toEqual([]);
  });
});

describe('describePosts', () => {
  const post = (slug: string, frontMatter: Record<string, unknown> = {}): BlogPost => ({
    id: slug,
    content: 'Four words of text.',
    metadata: {
      source: `@site/blog/${slug}.mdx`,
      permalink: `/blog/${slug}`,
      title: `About ${slug}`,
      description: `All of ${slug}`,
      date: new Date('2026-11-03'),
      tags: [],
      authors: [],
      hasTruncateMarker: true,
      unlisted: false,
      lastUpdatedAt: undefined,
      lastUpdatedBy: undefined,
      readingTime: 4.2,
      frontMatter: {category: 'Writing', ...frontMatter},
    },
  });

  const describe1 = async (...posts: BlogPost[]) => (await describePosts({blogPosts: posts})) ?? [];

  test('adds the word count and related posts', async () => {
    const [first] = await describe1(post('a'), post('b'));
    expect(notesOf(first?.metadata.frontMatter ?? {})).toEqual({
      wordCount: 4,
      related: [
        {
          ...{permalink: '/blog/b', title: 'About b', description: 'All of b', category: 'Writing'},
          ...{date: '2026-11-03T00:00:00.000Z', readingTime: 4.2},
        },
      ],
    });
  });

  test('sets lastUpdatedAt from `updated`', async () => {
    const [changed, unchanged] = await describe1(post('a', {updated: '2026-11-20'}), post('b'));
    expect(changed?.metadata.lastUpdatedAt).toBe(Date.parse('2026-11-20'));
    expect(unchanged?.metadata.lastUpdatedAt).toBeUndefined();
  });
});
