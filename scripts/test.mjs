import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {execa} from 'execa';
import {runSteps, selectSteps, summary} from './lib/steps.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));

/** Prints a step's output when it ends, so parallel steps don't mix theirs. */
async function runStep({name, script = name, prepare}, {isLive, env}) {
  const startedAt = performance.now();
  const took = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const title = `== ${name} `.padEnd(78, '=');
  try {
    const prepared = prepare?.() ?? {};
    if (isLive) console.log(`\n${title}`);
    const {failed, all, shortMessage} = await execa('npm', ['run', '--silent', script], {
      env: {...env, ...prepared.env},
      ...(isLive ? {stdio: 'inherit'} : {all: true, stdin: 'ignore'}),
      reject: false,
    });
    const output = isLive ? '' : (all ?? shortMessage);
    if (!isLive) console.log(`\n${title}\n${output}`.trimEnd());
    const note = [took(), prepared.note].filter(Boolean).join(', ');
    return {name, isOk: !failed, note, output};
  } catch (error) {
    console.error(`\n${title}\n${error.message}`);
    return {name, isOk: false, note: 'not run: see the error above'};
  }
}

/** `npm test` and `npm run check` run every step they can and exit with 1 if any failed. */
async function main(args) {
  const {values} = parseArgs({args, options: {only: {type: 'string'}, full: {type: 'boolean'}}});
  const chosen = selectSteps(values);
  const env = values.full ? {FULL: '1'} : {};
  const isAlone = ({uses}) =>
    uses === 'alone' || chosen.filter(({name}) => name !== 'assets').length === 1;
  const run = (step) => runStep(step, {isLive: isAlone(step), env});
  const results = await runSteps(chosen, run, os.availableParallelism());
  console.log(summary(results));
  process.exitCode = results.every(({isOk}) => isOk) ? 0 : 1;
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
