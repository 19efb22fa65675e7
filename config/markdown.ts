import path from 'node:path';

import type {MarkdownConfig} from '@docusaurus/types';

import {socialCardOf} from '../plugins/front-matter/socialCard';
import {fillBrand} from '../plugins/brand-text/fillBrand';
import {checkFrontMatter} from '../plugins/front-matter/checkFrontMatter';
import {brand} from '../src/data/brand';

const fromRoot = (filePath: string) => path.relative(process.cwd(), filePath);

/**
 * What happens to every MDX file before it is compiled: the brand's words are filled in
 * and the front matter is checked against the closed schema of its folder.
 */
export const markdown: Partial<MarkdownConfig> = {
  preprocessor: ({filePath, fileContent}) => fillBrand(fileContent, brand, fromRoot(filePath)),

  parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = fromRoot(filePath);
    const parsed = await defaultParseFrontMatter({
      filePath,
      fileContent: fillBrand(fileContent, brand, file),
    });
    return {
      ...parsed,
      frontMatter: {...checkFrontMatter(file, parsed.frontMatter), ...socialCardOf(file)},
    };
  },

  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
};
