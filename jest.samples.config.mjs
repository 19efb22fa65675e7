import base from './jest.config.mjs';

const [node] = base.projects;

/**
 * Tests that run the code samples with curl, node, python3, ruby and php, which not every machine has.
 * `npm test` installs what is missing.
 * @type {import('jest').Config}
 */
export default {
  ...node,
  displayName: 'samples',
  testMatch: ['<rootDir>/test/samples/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  cacheDirectory: base.cacheDirectory,
  testTimeout: 30_000,
  maxWorkers: base.maxWorkers,
  // Names each sample that ran, and each language that could not.
  verbose: true,
};
