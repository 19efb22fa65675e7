import path from 'node:path';

import type {MarkdownConfig} from '@docusaurus/types';

import {readMinutesOf, socialCardOf} from '../plugins/lib/front-matter/derived';
import {addImports} from '../plugins/lib/addImports';
import {addParts, versionOf} from '../plugins/api-reference/operationPages';
import {checkFrontMatter} from '../plugins/lib/front-matter/checkFrontMatter';
import {walkthroughOf} from '../plugins/lib/front-matter/walkthrough';
import {fillValues} from '../plugins/lib/fillValues';
import {quoteTexts} from '../plugins/lib/typographicQuotes';

const fromRoot = (filePath: string) => path.relative(process.cwd(), filePath);

/**
 * Runs before MDX compiles a file: fills in named values, adds the data of API reference pages and imports, and validates
 * the front matter against the closed schema of its folder.
 */
export const markdown: Partial<MarkdownConfig> = {
  preprocessor({filePath, fileContent}) {
    const file = fromRoot(filePath);
    const filled = fillValues(fileContent, file);
    const version = versionOf(file);
    return addImports(version === null ? filled : addParts(filled, version));
  },

  parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = fromRoot(filePath);
    const parsed = await defaultParseFrontMatter({
      filePath,
      fileContent: fillValues(fileContent, file),
    });
    return {
      ...parsed,
      frontMatter: {
        ...readMinutesOf(file, parsed.content),
        ...walkthroughOf(file, parsed.content),
        ...quoteTexts(checkFrontMatter(file, parsed.frontMatter)),
        ...socialCardOf(file),
      },
    };
  },

  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
};
