import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

import type {HelpArticleFrontMatter} from '../lib/front-matter/schemas';
import {buildCatalog, slugOf, type HelpArticleSource} from './catalog';
import {helpLanding} from './landing';

/**
 * Checks articles against each other: unique titles, and related articles that exist. It generates, by version:
 * - landing.json: what the landing page shows of the articles.
 * - titles.json: every title by slug, loaded only for visitors with saved articles.
 */
export default function helpCatalog(): Plugin {
  return {
    name: 'help-catalog',

    async allContentLoaded({allContent, actions}) {
      const help = allContent['docusaurus-plugin-content-docs']?.help as LoadedContent | undefined;
      if (!help) throw new Error('help-catalog: no docs instance has the ID "help".');

      const versions = help.loadedVersions.map(({versionName, path, isLast, docs}) => {
        const articles = docs.filter(({id}) => id.startsWith('article/'));
        const catalog = buildCatalog(articles.map(toSource));
        return {versionName, path, isLast, catalog};
      });
      const create = (file: string, entries: [version: string, data: object][]) =>
        actions.createData(file, Object.fromEntries(entries));
      await create(
        'landing.json',
        versions.map(({versionName, path, isLast, catalog}) => [
          versionName,
          helpLanding(catalog, path, isLast),
        ]),
      );
      await create(
        'titles.json',
        versions.map(({versionName, catalog}) => [
          versionName,
          Object.fromEntries(catalog.map(({slug, title}) => [slug, title])),
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
