import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBrowser} from '../browser.mjs';
import {ensureInstalled} from '../install.mjs';
import {root, runProgram} from '../run.mjs';
import {fail, heading, seconds} from '../speak.mjs';
import {selectSteps, summary} from '../steps.mjs';

/**
 * Runs one step.
 *
 * @param {{env: NodeJS.ProcessEnv, capture?: boolean}} options with `capture` the output is shown at the end,
 *   so that steps running side by side do not mix theirs
 */
async function runStep(step, {env, capture = false}) {
  if (!capture) heading(step.title);
  const startedAt = performance.now();
  let output = '';
  let ok = true;
  for (const program of step.programs) {
    const result = await runProgram(program, {env, capture});
    output += result.output;
    ok = result.code === 0;
    if (!ok) break;
  }
  const note = seconds(performance.now() - startedAt);
  if (capture) {
    heading(step.title);
    if (output) console.log(output.trimEnd());
  }
  console.log(`${step.title}: ${ok ? 'passed' : 'FAILED'} in ${note}`);
  return {name: step.name, ok, note};
}

async function prepareBrowser(env) {
  const executable = await ensureBrowser();
  return executable ? {...env, CHROMIUM_PATH: executable} : env;
}

async function runAll(steps, isParallel) {
  let env = process.env;
  const results = [];
  for (const step of steps) {
    if (isParallel && step.name === 'lint' && steps.some(({name}) => name === 'types')) continue;
    if (results.some(({name, ok}) => name === step.needs && !ok)) {
      results.push({name: step.name, ok: false, note: `did not run: ${step.needs} failed`});
      continue;
    }
    try {
      if (step.name === 'journeys') env = await prepareBrowser(env);
    } catch (error) {
      console.error(`\n${error.message}`);
      results.push({name: step.name, ok: false, note: 'did not run: no browser'});
      continue;
    }
    // Types and lint each keep one core busy, so the quick check runs them side by side.
    const lint = isParallel && step.name === 'types' && steps.find(({name}) => name === 'lint');
    const group = lint ? [step, lint] : [step];
    const options = {env, capture: group.length > 1};
    results.push(...(await Promise.all(group.map((each) => runStep(each, options)))));
  }
  return results;
}

/** `npm test` and `npm run check`. Exits with 1 when a step failed, after running all that can run. */
export async function main(args) {
  try {
    const {values} = parseArgs({
      args,
      options: {only: {type: 'string'}, parallel: {type: 'boolean', default: false}},
    });
    const steps = selectSteps(values.only);
    await ensureInstalled();
    mkdirSync(path.join(root, '.cache'), {recursive: true});
    const results = await runAll(steps, values.parallel);
    console.log(summary(results));
    process.exitCode = results.every(({ok}) => ok) ? 0 : 1;
  } catch (error) {
    fail(error.message);
  }
}
