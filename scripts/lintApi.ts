import path from 'node:path';

import {readDocument} from '../plugins/lib/api-contract/readDocument';
import {lintContract} from './lib/api/lintContract.mjs';

/** Lints the published contract: `npm run lint:api`. */
async function main(): Promise<void> {
  const {source} = await readDocument(path.join(__dirname, '..'));
  const problems = await lintContract(source);
  problems.forEach((problem) => console.error(problem));
  console.log(`API contract: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `lint:api: ${error.message}` : error);
  process.exitCode = 1;
});
