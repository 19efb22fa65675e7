import {ensureInstalled} from '../install.mjs';
import {runProgram} from '../run.mjs';
import {fail} from '../speak.mjs';

/** The live-reloading site for authors and engineers; options go to `docusaurus start`. */
export async function main(args) {
  try {
    await ensureInstalled();
    const assets = await runProgram(['tsx', 'tsx', 'scripts/assets.ts']);
    if (assets.code !== 0) return fail('Drawing the assets failed; the message above says why.');
    const {code} = await runProgram(['@docusaurus/core', 'docusaurus', 'start', ...args]);
    process.exit(code);
  } catch (error) {
    fail(error.message);
  }
}
