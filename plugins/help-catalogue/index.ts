import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

import type {HelpArticleFrontMatter} from '../lib/front-matter/schemas';
import {buildCatalogue, slugOf, type HelpArticleSource} from './catalogue';
import {helpLanding} from './landing';

/**
 * Checks articles against each other: unique titles, and related articles that exist. It generates, by version:
 * - landing.json: what the landing page shows of the articles.
 * - titles.json: every title by slug, loaded only for visitors with saved articles.
 */
export default function helpCatalogue(): Plugin {
  return {
    name: 'help-catalogue',

    async allContentLoaded({allContent, actions}) {
      const help = allContent['docusaurus-plugin-content-docs']?.help as LoadedContent | undefined;
      if (!help) throw new Error('help-catalogue: no docs instance has the ID "help".');

      const versions = help.loadedVersions.map(({versionName, path, isLast, docs}) => {
        const articles = docs.filter(({id}) => id.startsWith('article/'));
        const catalogue = buildCatalogue(articles.map(toSource));
        return {versionName, path, isLast, catalogue};
      });
      const create = (file: string, entries: [version: string, data: object][]) =>
        actions.createData(file, Object.fromEntries(entries));
      await create(
        'landing.json',
        versions.map(({versionName, path, isLast, catalogue}) => [
          versionName,
          helpLanding(catalogue, path, isLast),
        ]),
      );
      await create(
        'titles.json',
        versions.map(({versionName, catalogue}) => [
          versionName,
          Object.fromEntries(catalogue.map(({slug, title}) => [slug, title])),
        ]),
      );
    },
  };
}

type LoadedDoc = LoadedContent['loadedVersions'][number]['docs'][number];

function toSource({id, source, permalink, frontMatter}: LoadedDoc): HelpArticleSource {
  return {
    file: source.replace('@site/', ''),
    slug: slugOf(id),
    permalink,
    // Docusaurus types front matter as an open record; checkFrontMatter has already validated it.
    frontMatter: frontMatter as unknown as HelpArticleFrontMatter,
  };
}
