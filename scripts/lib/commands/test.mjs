import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBrowser} from '../browser.mjs';
import {ensureInstalled} from '../install.mjs';
import {ensureInterpreters} from '../interpreters.mjs';
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

/**
 * What a step needs beyond the packages, installed where that is possible.
 *
 * @returns {Promise<{env?: NodeJS.ProcessEnv, note?: string}>} the environment for this step and later ones, and
 *   what its line in the summary has to say
 * @throws with a sentence when the step cannot run
 */
async function prepare({name}, env) {
  if (name === 'journeys') {
    const executable = await ensureBrowser();
    return executable ? {env: {...env, CHROMIUM_PATH: executable}} : {};
  }
  if (name === 'samples') {
    const missing = await ensureInterpreters();
    return missing.length > 0 ? {note: `skipped, no interpreter: ${missing.join(', ')}`} : {};
  }
  return {};
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
    let prepared;
    try {
      prepared = await prepare(step, env);
      env = prepared.env ?? env;
    } catch (error) {
      console.error(`\n${error.message}`);
      results.push({name: step.name, ok: false, note: 'did not run: see above what it needs'});
      continue;
    }
    // Types and lint each keep one core busy, so the quick check runs them side by side.
    const lint = isParallel && step.name === 'types' && steps.find(({name}) => name === 'lint');
    const group = lint ? [step, lint] : [step];
    const options = {env, capture: group.length > 1};
    const ran = await Promise.all(group.map((each) => runStep(each, options)));
    if (prepared.note) console.log(`${step.title}: ${prepared.note}`);
    results.push(
      ...ran.map((each) =>
        prepared.note ? {...each, note: `${each.note}, ${prepared.note}`} : each,
      ),
    );
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
