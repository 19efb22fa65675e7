import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../../src/data/brand';
import {statusRecord} from '../../src/data/status/status';
import {checkRecord} from '../../src/domain/status/checkRecord';
import {statusFeed, statusJson} from './files';

/** Validates the status record and writes status.json and the feeds below /status. */
export default function statusFiles({siteConfig}: LoadContext): Plugin {
  return {
    name: 'status-files',

    loadContent() {
      const problems = checkRecord(statusRecord);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },

    async postBuild({outDir}) {
      const feed = statusFeed(statusRecord, {
        url: siteConfig.url,
        title: `${brand.name} status`,
        copyright: `© ${brand.legalName}`,
      });
      const folder = path.join(outDir, 'status');
      await fs.mkdir(folder, {recursive: true});
      await Promise.all([
        fs.writeFile(path.join(outDir, 'status.json'), JSON.stringify(statusJson(statusRecord))),
        fs.writeFile(path.join(folder, 'rss.xml'), feed.rss2()),
        fs.writeFile(path.join(folder, 'atom.xml'), feed.atom1()),
        fs.writeFile(path.join(folder, 'feed.json'), feed.json1()),
      ]);
    },
  };
}
