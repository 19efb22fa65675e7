import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import matter from '@11ty/gray-matter';

import {socialCardOf} from '../../plugins/lib/front-matter/derived';
import {fillValues} from '../../plugins/lib/fillValues';
import {helpCategoryCards} from '../../src/data/help';
import {sections} from '../../src/data/sections';
import type {Card} from './cards';

/**
 * When sorted, frozen versions follow the current one, so only pages that the current version lacks get a card of their
 * own.
 */
const FOLDERS = /^(help|docs|api|blog|changelog|(help|docs|api)_versioned_docs)$/;

interface Front {
  readonly title?: string;
  readonly category?: string;
  readonly badge?: string;
}

/**
 * Returns a social card for every MDX file: its title, labeled with its badge or its section and category. Landing
 * pages use their section's card. Skips files without a title; the build rejects them with a better message.
 *
 * @throws with the file when its front matter is invalid.
 */
export async function contentCards(root: string): Promise<Card[]> {
  const folders = (await readdir(root)).filter((name) => FOLDERS.test(name)).sort();
  const files = await Promise.all(
    [...folders, 'src/pages'].map((folder) => mdxFiles(root, folder)),
  );
  const cards = await Promise.all(files.flat().map((file) => cardOf(root, file)));
  const known = new Set(sections.map(({id}) => `/social/${id}.png`));
  return cards
    .filter((card) => card !== null)
    .filter((card) => !known.has(card.path) && known.add(card.path));
}

/** Social cards of the help categories, which have no source files. */
export const categoryCards: readonly Card[] = helpCategoryCards.map(({name, slug}) => ({
  path: `/social/help/category/${slug}.png`,
  label: sections.find(({id}) => id === 'help')?.label ?? '',
  headline: name,
}));

/** Skips names that start with an underscore, as Docusaurus does. */
async function mdxFiles(root: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), {recursive: true});
  return names
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.mdx') && !file.includes('/_'))
    .sort();
}

async function cardOf(root: string, file: string): Promise<Card | null> {
  const {image} = socialCardOf(file);
  const {title, category, badge} = frontOf(await readFile(path.join(root, file), 'utf8'), file);
  if (!title || !image) return null;
  const section = sectionOf(file) ?? sectionOf('site');
  const label = badge ?? [section?.label, category].filter(Boolean).join(' · ');
  return {path: image, label, headline: title};
}

const sectionOf = (file: string) => sections.find(({id}) => file.startsWith(id));

/** Fills values in before parsing, as the build does: YAML reads `title: [[brand.name]]` as a list. */
function frontOf(text: string, file: string): Front {
  const [front = ''] = /^---\r?\n.*?\n---/s.exec(text) ?? [];
  const filled = fillValues(front, file);
  try {
    // Without options, gray-matter returns one cached object for equal texts.
    return matter(filled, {}).data;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
