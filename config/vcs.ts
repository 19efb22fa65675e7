import {realpath} from 'node:fs/promises';

import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

const git = getVcsPreset('default-v2');

/**
 * Reads the last change of files from Git. The preset looks files up by absolute path, while routes and the sitemap use
 * paths relative to the site, so it found none and the sitemap had no dates. It knows files by their spelling on the disk,
 * which can differ from the current folder's on Windows. Without a repository there are no dates, which must not stop the
 * build.
 */
export const vcs: VcsConfig = {
  initialize: (options) => git.initialize(options),
  getFileCreationInfo: (file) =>
    realpath(file)
      .then((real) => git.getFileCreationInfo(real))
      .catch(() => null),
  getFileLastUpdateInfo: (file) =>
    realpath(file)
      .then((real) => git.getFileLastUpdateInfo(real))
      .catch(() => null),
};
