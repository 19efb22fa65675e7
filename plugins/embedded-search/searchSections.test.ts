import {buildIndex} from '../search-engine/buildIndex';
import {maxTitledPages} from '../search-engine/format';
import {LoadedIndex} from '../search-engine/loadedIndex';
import {searchSections, type FoundSections} from './searchSections';
import type {Section} from '../search-engine/section';

async function open(sections: readonly Section[]): Promise<LoadedIndex> {
  const files = buildIndex(sections);
  return LoadedIndex.open((name) => Promise.resolve(files.get(name)!));
}

async function titlesOf(query: string, sections: readonly Section[]): Promise<string[]> {
  const {hits} = await searchSections([await open(sections)], query, 0, 10);
  return hits.map(({titles}) => titles.join(' > '));
}

const section = (titles: string[], group = 'Help', text = ''): Section => ({
  route: `/${group.toLowerCase()}/${titles[0]?.toLowerCase().replaceAll(' ', '-')}`,
  anchor: titles.slice(1).join('-').toLowerCase(),
  ...{titles, group, text},
});

const articles = ['Bounce', 'Soft bounce', 'Hard bounce', 'Bounce rate'].map((title) =>
  section([title]),
);
const field = (name: string) => [
  section(['Figures'], 'API'),
  section(['Figures', 'Response', 'data', name], 'API'),
  section(['Create'], 'API'),
  section(['Create', 'Body', name], 'API'),
];

test('ranks an API field below three other pages when its name is a plain word', async () => {
  const titles = await titlesOf('bounce', [...field('bounce'), ...articles]);
  expect(titles.indexOf('Create > Body > bounce')).toBe(3);
});

test.each(['HubSpot', 'hubspot.', '- hubspot'])(
  "ranks an API field below other pages for %j, which isn't an identifier",
  async (query) => {
    const pages = ['One', 'Two', 'Three'].map((title) => section([title], 'Help', 'For HubSpot.'));
    const titles = await titlesOf(query, [...field('hubspot'), ...pages]);
    expect(titles.slice(0, 3).sort()).toEqual(['One', 'Three', 'Two']);
  },
);

test('ranks an API field first when the query is spelled like an identifier, the least nested one of several', async () => {
  const titles = await titlesOf('bounce_code', [...field('bounce_code'), ...articles]);
  expect(titles[0]).toBe('Create > Body > bounce_code');
});

test('ranks an article above a release note on the same topic', async () => {
  const note = section(['Bounces say what to do'], 'Changelog');
  const titles = await titlesOf('bounces', [note, section(['Troubleshoot bounces'])]);
  expect(titles).toEqual(['Troubleshoot bounces', 'Bounces say what to do']);
});

test('returns at most three sections of a page, and of those after the best only matching headings', async () => {
  const rows = ['Warm day 1', 'Warm day 2', 'Warm day 3', 'Cold day'].map((heading) =>
    section(['Warm-up', heading], 'Help', 'Keep it warm.'),
  );
  const titles = await titlesOf('warm', [section(['Warm-up']), ...rows]);
  expect(titles).toHaveLength(3);
  expect(titles).not.toContain('Warm-up > Cold day');
});

test('returns the pages from a number on, and counts them all', async () => {
  const index = await open(articles);
  const first = await searchSections([index], 'bounce', 0, 3);
  const rest = await searchSections([index], 'bounce', 3, 3);
  expect([first.hits.length, rest.hits.length, rest.pageCount]).toEqual([3, 1, 4]);
});

test('loads the texts of all results at the same time', async () => {
  const guides = Array.from({length: 12}, (_, at) =>
    section([`Bounce ${at}`], 'Help', `Text ${at}.`),
  );
  const files = buildIndex([...guides, ...field('bounce')]);
  let loading = 0;
  let roundTrips = 0;
  const index = await LoadedIndex.open(async (name) => {
    if (loading++ === 0) roundTrips++;
    await new Promise((resolve) => setTimeout(resolve));
    loading--;
    return files.get(name) ?? new Uint8Array();
  });
  roundTrips = 0;
  await searchSections([index], 'bounce', 0, 10);
  expect(roundTrips).toBe(1);
});

describe('titles while the texts load', () => {
  /** Searches pages whose texts never arrive. */
  const titlesWithoutTexts = async (query: string, sections: readonly Section[]) => {
    const files = buildIndex(sections);
    const index = await LoadedIndex.open((name) =>
      name.startsWith('page') ? new Promise(() => {}) : Promise.resolve(files.get(name)!),
    );
    return new Promise<FoundSections>((resolve) => {
      void searchSections([index], query, 0, 10, (titles) => resolve(titles()));
    });
  };

  test('are those of the pages that match, with their number', async () => {
    const {hits, pageCount} = await titlesWithoutTexts('soft bounce', articles);
    expect(hits[0]).toMatchObject({route: '/help/soft-bounce', titles: ['Soft bounce'], text: ''});
    expect(pageCount).toBe(articles.length);
  });

  test('have API fields below three other pages, as the results have', async () => {
    const {hits} = await titlesWithoutTexts('bounce', [...field('bounce'), ...articles]);
    expect(hits.slice(0, 3).map(({group}) => group)).toEqual(['Help', 'Help', 'Help']);
  });

  test("aren't shown for a query that's spelled like a field", async () => {
    const index = await open([...field('bounce_code'), ...articles]);
    const onTitles = vi.fn();
    await searchSections([index], 'bounce_code', 0, 10, onTitles);
    expect(onTitles).not.toHaveBeenCalled();
    await searchSections([index], 'bounce', 0, 10, onTitles);
    expect(onTitles).toHaveBeenCalledOnce();
  });

  test("aren't in the core of a large index", async () => {
    const many = Array.from({length: maxTitledPages + 1}, (_, at) => section([`Bounce ${at}`]));
    const index = await open(many);
    const onTitles = vi.fn();
    const {hits} = await searchSections([index], 'bounce', 0, 10, onTitles);
    expect(hits).toHaveLength(10);
    expect(onTitles).not.toHaveBeenCalled();
  });
});

test('answers a query with thousands of words', async () => {
  expect(await titlesOf('bounce '.repeat(5000), articles)).not.toEqual([]);
});
