import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {socialCardOf} from '../../plugins/lib/front-matter/socialCard';
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

test('a card says section, category and title, with the name filled in', async () => {
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

test('a page without a badge has the label of the site', async () => {
  write('src/pages/imprint.mdx', 'title: Imprint');
  const [imprint] = await contentCards(root);
  expect(imprint).toMatchObject({
    path: '/social/imprint.png',
    label: sections.find(({id}) => id === 'site')?.label,
  });
});

test('a name at the beginning of a title is no list', async () => {
  write('blog/2026-01-02-a.mdx', 'title: [[brand.name]] in figures\ncategory: Leads');
  const [card] = await contentCards(root);
  expect(card).toMatchObject({label: 'Blog · Leads', headline: `${brand.name} in figures`});
});

test('a frozen page has a card of its own only when the current version has lost it', async () => {
  write('help/article/x.mdx', 'title: New');
  write('help_versioned_docs/version-2.4/article/x.mdx', 'title: Old');
  write('help_versioned_docs/version-2.4/article/y.mdx', 'title: Lost');
  const headlines = (await contentCards(root)).map(({headline}) => headline);
  expect(headlines).toEqual(['New', 'Lost', 'Terms']);
});

test('landing pages, parts and files without a title get none', async () => {
  write('docs/index.mdx', 'title: Documentation');
  write('docs/_part.mdx', 'title: Part');
  write('docs/untitled.mdx', 'description: None');
  expect(await contentCards(root)).toHaveLength(1);
});

test("front matter that can't be read is named with its file", async () => {
  write('changelog/2025-01-15-v2-5-0.mdx', 'title: v2.5.0: hot leads');
  await expect(contentCards(root)).rejects.toThrow('changelog/2025-01-15-v2-5-0.mdx: ');
});

test('every content file of ours leads to a card that is drawn', async () => {
  const drawn = [
    ...sections.map(({id}) => `/social/${id}.png`),
    ...(await contentCards(process.cwd())).map((card) => card.path),
  ];
  expect(new Set(drawn).size).toBe(drawn.length);
  const files = mdxFiles().map(({file}) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !drawn.includes(socialCardOf(file).image ?? ''))).toEqual([]);
});
