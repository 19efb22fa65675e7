import {defineConfig} from 'vitest/config';
import {shared} from './vitest.config.mjs';

const step = (name, timeoutMs) => ({
  extends: true,
  test: {
    name,
    include: [`test/${name}/*.test.ts`],
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
  },
});

/** Tests that are steps of their own, because of what they need or how long they take. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    projects: [
      // Reads build/, which needs `npm run build` first. Each page is parsed once, so one file has nearly all tests.
      step('built', 60_000),
      // Runs the code samples with curl, node, python3, ruby and php, which not every machine has. `npm test` installs
      // what is missing.
      step('samples', 30_000),
      // Changes a copy of the project and builds it, which takes minutes.
      step('copies', 300_000),
    ],
  },
});
