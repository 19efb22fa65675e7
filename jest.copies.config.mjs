import base from './jest.config.mjs';

const [node] = base.projects;

/**
 * Tests that change a copy of the project and build it: minutes, not milliseconds, so they are a step of their own.
 * @type {import('jest').Config}
 */
export default {
  ...node,
  displayName: 'copies',
  testMatch: ['<rootDir>/test/copies/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  cacheDirectory: base.cacheDirectory,
  testTimeout: 300_000,
  // A build already uses every core.
  maxWorkers: 1,
};
