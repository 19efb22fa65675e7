import path from 'node:path';

import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

const git = getVcsPreset('default-v2');

/**
 * Reads the last change of files from Git. The preset looks files up by absolute path, while routes and the sitemap use
 * paths relative to the site, so it found none and the sitemap had no dates. Without a repository there are no dates,
 * which must not stop the build.
 */
export const vcs: VcsConfig = {
  initialize: (options) => git.initialize(options),
  getFileCreationInfo: async (file) =>
    git.getFileCreationInfo(path.resolve(file)).catch(() => null),
  getFileLastUpdateInfo: async (file) =>
    git.getFileLastUpdateInfo(path.resolve(file)).catch(() => null),
};
