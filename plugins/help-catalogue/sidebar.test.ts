import {helpSidebarItems} from './sidebar';

type Arguments = Parameters<NonNullable<typeof helpSidebarItems>>[0];

const doc = (id: string, title: string, category?: string) => ({
  id,
  title,
  frontMatter: category ? {category} : {},
});

async function sidebar(docs: ReturnType<typeof doc>[]) {
  const items = await helpSidebarItems?.({docs} as unknown as Arguments);
  return items as unknown as {type: string; label: string; items?: {id: string}[]}[];
}

test('categories follow the order of the help centre, and empty ones are left out', async () => {
  const items = await sidebar([
    doc('article/c', 'C', 'Best Practices'),
    doc('article/b', 'B', 'Billing & Plans'),
    doc('article/a', 'A', 'Getting Started'),
  ]);
  expect(items.map(({label}) => label)).toEqual([
    'Help centre',
    'Getting Started',
    'Billing & Plans',
    'Best Practices',
  ]);
});

test('articles stand by title inside their category, not by file name', async () => {
  const [, group] = await sidebar([
    doc('article/a', 'Write a subject line', 'Best Practices'),
    doc('article/b', 'clean the list', 'Best Practices'),
    doc('article/c', 'Space the follow-ups', 'Best Practices'),
  ]);
  expect(group?.items?.map(({id}) => id)).toEqual(['article/b', 'article/c', 'article/a']);
});

test('the landing page is a link in front and not an article', async () => {
  expect(
    await sidebar([
      doc('index', 'Help centre', 'Getting Started'),
      doc('article/a', 'A', 'Getting Started'),
    ]),
  ).toEqual([
    {type: 'ref', id: 'index', label: 'Help centre'},
    {
      ...{type: 'category', label: 'Getting Started', collapsible: false, collapsed: false},
      link: expect.objectContaining({type: 'generated-index'}) as unknown,
      items: [{type: 'doc', id: 'article/a'}],
    },
  ]);
});

test('a help centre without articles is its landing page', async () => {
  expect(await sidebar([doc('index', 'Help centre')])).toHaveLength(1);
});
