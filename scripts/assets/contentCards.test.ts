import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {socialCardOf} from '../../plugins/lib/front-matter/derived';
import {brand} from '../../src/data/brand';
import {sections} from '../../src/data/sections';
import {mdxFiles} from '../../test/content/mdxFiles';
import {contentCards} from './contentCards';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
afterAll(() => fs.rmSync(root, {recursive: true}));

function write(file: string, front: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), `---\n${front}\n---\n\n[[brand.nothing]]\n`);
}

beforeEach(() => {
  fs.rmSync(root, {recursive: true});
  write('src/pages/terms.mdx', 'title: Terms\nbadge: Policies');
});

test('contentCards: labels a card with section and category, and fills in the title', async () => {
  write('help/article/x.mdx', 'title: Set up [[brand.name]]\ncategory: Getting Started');
  write('api/errors.mdx', 'title: Errors');
  const cards = await contentCards(root);
  expect(cards).toEqual([
    {path: '/social/api/errors.png', label: 'API reference', headline: 'Errors'},
    {
      path: '/social/help/article/x.png',
      label: `${sections.find(({id}) => id === 'help')?.label} · Getting Started`,
      headline: `Set up ${brand.name}`,
    },
    {path: '/social/terms.png', label: 'Policies', headline: 'Terms'},
  ]);
});

test('contentCards: labels a page without a badge like the site', async () => {
  write('src/pages/imprint.mdx', 'title: Imprint');
  const [imprint] = await contentCards(root);
  expect(imprint).toMatchObject({
    path: '/social/imprint.png',
    label: sections.find(({id}) => id === 'site')?.label,
  });
});

test('contentCards: parses a title that starts with a token as a string', async () => {
  write('blog/2026-01-02-a.mdx', 'title: [[brand.name]] in figures\ncategory: Leads');
  const [card] = await contentCards(root);
  expect(card).toMatchObject({label: 'Blog · Leads', headline: `${brand.name} in figures`});
});

test('contentCards: draws a frozen page only when the current version lacks it', async () => {
  write('help/article/x.mdx', 'title: New');
  write('help_versioned_docs/version-2.4/article/x.mdx', 'title: Old');
  write('help_versioned_docs/version-2.4/article/y.mdx', 'title: Lost');
  const headlines = (await contentCards(root)).map(({headline}) => headline);
  expect(headlines).toEqual(['New', 'Lost', 'Terms']);
});

test('contentCards: skips landing pages, partials, and files without a title', async () => {
  write('docs/index.mdx', 'title: Documentation');
  write('docs/_part.mdx', 'title: Part');
  write('docs/untitled.mdx', 'description: None');
  expect(await contentCards(root)).toHaveLength(1);
});

test('contentCards: names the file when front matter is invalid', async () => {
  write('changelog/2025-01-15-v2-5-0.mdx', 'title: v2.5.0: hot leads');
  await expect(contentCards(root)).rejects.toThrow('changelog/2025-01-15-v2-5-0.mdx: ');
});

test('contentCards: draws a card for every content file', async () => {
  const drawn = [
    ...sections.map(({id}) => `/social/${id}.png`),
    ...(await contentCards(process.cwd())).map((card) => card.path),
  ];
  expect(new Set(drawn).size).toBe(drawn.length);
  const files = mdxFiles().map(({file}) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !drawn.includes(socialCardOf(file).image ?? ''))).toEqual([]);
});
