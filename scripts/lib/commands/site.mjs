import {ensureInstalled} from '../install.mjs';
import {readAddress} from '../listen.mjs';
import {runProgram} from '../run.mjs';
import {fail, heading} from '../speak.mjs';
import {checkPort, serveBuild} from './serve.mjs';

/** From a fresh clone to a site in the browser: install, build, serve. */
export async function main(args) {
  try {
    const address = readAddress(args, process.env);
    await checkPort(address, 'site');
    await ensureInstalled();
    heading('Build');
    for (const program of [
      ['tsx', 'tsx', 'scripts/assets.ts'],
      ['@docusaurus/core', 'docusaurus', 'build'],
    ]) {
      const {code} = await runProgram(program);
      if (code !== 0) return fail('The build failed; the message above says why.');
    }
    await serveBuild(address, 'site');
  } catch (error) {
    fail(error.message);
  }
}
