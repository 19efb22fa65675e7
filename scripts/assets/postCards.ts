import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import matter from '@11ty/gray-matter';

import {fillBrand} from '../../plugins/brand-text/fillBrand';
import {socialCardOf} from '../../plugins/front-matter/socialCard';
import type {Brand} from '../../src/data/brand';
import type {Card} from './card';

/**
 * A social card for every blog post: its category and its title. A post that lacks one of them gets none here;
 * the build refuses it with a better message.
 */
export async function postCards(root: string, brand: Brand): Promise<Card[]> {
  const names = (await readdir(path.join(root, 'blog'))).filter((name) => name.endsWith('.mdx'));
  const cards = await Promise.all(
    names.sort().map(async (name): Promise<Card[]> => {
      const file = `blog/${name}`;
      const {data} = matter(await readFile(path.join(root, file), 'utf8'), {});
      const {title, category} = data as {title?: string; category?: string};
      const {image} = socialCardOf(file);
      return title && category && image
        ? [{path: image, label: category, headline: fillBrand(title, brand, file)}]
        : [];
    }),
  );
  return cards.flat();
}
