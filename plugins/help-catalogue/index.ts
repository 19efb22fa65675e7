import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

import type {HelpArticleFrontMatter} from '../lib/front-matter/schemas';
import {helpPlan} from '../../src/data/helpPlan/helpPlan';
import {buildCatalogue, type HelpArticleSource} from './catalogue';

const planned = helpPlan.map(({slug}) => slug);

/**
 * Checks articles against each other (unique titles, related articles that exist or are planned) and gives the help landing page each
 * version's list of articles as `@generated/help-catalogue/default/catalogue.json`.
 */
export default function helpCatalogue(): Plugin {
  return {
    name: 'help-catalogue',

    async allContentLoaded({allContent, actions}) {
      const help = allContent['docusaurus-plugin-content-docs']?.help as LoadedContent | undefined;
      if (!help) throw new Error('help-catalogue: no docs instance has the ID "help".');

      const catalogue = Object.fromEntries(
        help.loadedVersions.map(({versionName, docs}) => [
          versionName,
          buildCatalogue(
            docs.filter(({id}) => id.startsWith('article/')).map(toSource),
            versionName === 'current' ? planned : [],
          ),
        ]),
      );
      await actions.createData('catalogue.json', catalogue);
    },
  };
}

type LoadedDoc = LoadedContent['loadedVersions'][number]['docs'][number];

function toSource({id, source, permalink, frontMatter}: LoadedDoc): HelpArticleSource {
  return {
    file: source.replace('@site/', ''),
    slug: id.replace('article/', ''),
    permalink,
    // Docusaurus types front matter as an open record; checkFrontMatter has already validated it.
    frontMatter: frontMatter as unknown as HelpArticleFrontMatter,
  };
}
