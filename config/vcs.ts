import path from 'node:path';

import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

const git = getVcsPreset('default-v2');

/**
 * When files were last changed, by git. The preset knows files by their absolute path, while routes and the sitemap
 * name them relative to the site, so that none was found and the sitemap had no dates. Without a repository nothing
 * is known, which is no reason to stop the build.
 */
export const vcs: VcsConfig = {
  initialize: (options) => git.initialize(options),
  getFileCreationInfo: async (file) =>
    git.getFileCreationInfo(path.resolve(file)).catch(() => null),
  getFileLastUpdateInfo: async (file) =>
    git.getFileLastUpdateInfo(path.resolve(file)).catch(() => null),
};
