import path from 'node:path';

import type {MarkdownConfig} from '@docusaurus/types';

import {socialCardOf} from '../plugins/lib/front-matter/socialCard';
import {addParts, versionOf} from '../plugins/api-reference/operationPages';
import {fillBrand} from '../plugins/lib/brand-text/fillBrand';
import {checkFrontMatter} from '../plugins/lib/front-matter/checkFrontMatter';
import {brand} from '../src/data/brand';

const fromRoot = (filePath: string) => path.relative(process.cwd(), filePath);

/**
 * What happens to every MDX file before it is compiled: the brand's words are filled in, a page of the
 * API reference gets its data, and the front matter is checked against the closed schema of its folder.
 */
export const markdown: Partial<MarkdownConfig> = {
  preprocessor({filePath, fileContent}) {
    const file = fromRoot(filePath);
    const filled = fillBrand(fileContent, brand, file);
    const version = versionOf(file);
    return version === null ? filled : addParts(filled, version);
  },

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
