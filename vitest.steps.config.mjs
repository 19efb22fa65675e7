import {defineConfig} from 'vitest/config';
import {shared} from './vitest.config.mjs';

const step = (name, timeoutMs) => ({
  extends: true,
  test: {
    name,
    include: [`test/${name}/*.test.ts`],
    // The files share what they read, such as the contract. None of them changes it.
    isolate: false,
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
  },
});

/** Runs tests that are separate steps because of their requirements or run time. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    projects: [
      // Reads build/, which needs `npm run build` first. Nearly all of these tests share one file, so each page is
      // parsed once.
      step('built', 60_000),
      // Runs the code samples with curl, node, python3, ruby, and php, which `npm test` installs, and checks generated
      // types.
      step('samples', 30_000),
      // Runs the SDKs with the same interpreters.
      step('sdks', 30_000),
      // Installs client generators and Prism, which takes a minute.
      step('clients', 60_000),
      // Changes a copy of the project and runs its unit tests.
      step('copies', 300_000),
      // Builds changed copies, which takes minutes.
      step('rebuilds', 300_000),
    ],
  },
});
