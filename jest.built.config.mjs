import base from './jest.config.mjs';

const [node] = base.projects;

/**
 * Checks of the files in build/, which needs `npm run build` first. There's one test file because jest isolates test
 * files from each other, and each page is to be parsed once.
 * @type {import('jest').Config}
 */
export default {
  ...node,
  displayName: 'built',
  testMatch: ['<rootDir>/test/built/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  cacheDirectory: base.cacheDirectory,
  testTimeout: 60_000,
};
