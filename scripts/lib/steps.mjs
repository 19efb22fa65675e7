import {ensureBrowser, ensureEngines} from './browser.mjs';
import {ensureInterpreters} from './interpreters.mjs';

/**
 * Steps of `npm test`, in the order in which they start: next to each that keeps all cores busy for most of its time
 * stands one that uses the rest. A step runs the npm script of its name unless `script` names another.
 *
 * `needs` names a step that must not have failed. `uses` says how much of the machine a step keeps busy: one core (the
 * default), all of them, or all of them with timings that other steps would distort. `prepare` returns environment
 * variables for the step and a note for the summary; it throws when the step can't run. `isFull` marks steps that run
 * only with `--full`.
 *
 * @type {{name: string, script?: string, needs?: string, uses?: 'all' | 'alone', isFull?: boolean,
 *   prepare?: () => {env?: Record<string, string>, note?: string}}[]}
 */
export const steps = [
  {name: 'assets'},
  {name: 'styles'},
  {name: 'samples', prepare: ensureInterpreters},
  {name: 'unit', needs: 'assets', uses: 'all'},
  {name: 'build', needs: 'assets', uses: 'all'},
  {name: 'lint', needs: 'assets'},
  {name: 'built', needs: 'build'},
  {name: 'format', script: 'format:check'},
  {name: 'types', needs: 'assets'},
  {name: 'copies', uses: 'all'},
  {name: 'api', script: 'lint:api'},
  {name: 'unused', needs: 'assets'},
  {name: 'journeys', needs: 'build', uses: 'alone', prepare: ensureBrowser},
  {name: 'rebuilds', uses: 'all', isFull: true},
  {name: 'clients', isFull: true, prepare: ensureInterpreters},
  {name: 'algolia', needs: 'assets', uses: 'alone', isFull: true, prepare: ensureBrowser},
  {name: 'engines', needs: 'build', uses: 'alone', isFull: true, prepare: ensureEngines},
];

/**
 * Selects the steps to run: all, or those named by `only` plus the assets that the code imports.
 *
 * @param {{only?: string, full?: boolean}} options `only`: names, separated by commas
 * @throws when a name is unknown
 */
export function selectSteps({only, full = false} = {}, all = steps) {
  if (only === undefined) return all.filter(({isFull}) => full || !isFull);
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    const list = all.map(({name}) => name).join(', ');
    throw new Error(`There's no step "${unknown.join(', ')}". The steps are ${list}.`);
  }
  const needed = all.filter(({name}) => names.includes(name)).map(({needs}) => needs);
  return all.filter(
    ({name}) => names.includes(name) || (name === 'assets' && needed.includes(name)),
  );
}

/**
 * Starts steps in order, in parallel as far as the machine has cores for them. Skips steps that need a failed one.
 *
 * @param {typeof steps} chosen
 * @param {(step: typeof steps[number]) => Promise<{name: string, isOk: boolean, note: string}>} run
 * @returns the results in the order of the steps
 */
export async function runSteps(chosen, run, cores) {
  // One more than there are cores, because a waiting step leaves its core to another.
  const room = cores + 1;
  const costOf = ({uses}) => ({all: cores, alone: room})[uses] ?? 1;
  const results = new Map();
  const running = new Map();
  const finishOne = async () => {
    const result = await Promise.race([...running.values()].map(({ended}) => ended));
    running.delete(result.name);
    results.set(result.name, result);
  };
  const hasRoomFor = (step) =>
    [...running.values()].reduce((sum, {cost}) => sum + cost, costOf(step)) <= room;
  for (const step of chosen) {
    const {name, needs} = step;
    while (running.has(needs) || !hasRoomFor(step)) await finishOne();
    if (results.get(needs)?.isOk === false) {
      results.set(name, {name, isOk: false, note: `not run: ${needs} failed`});
    } else {
      running.set(name, {cost: costOf(step), ended: run(step)});
    }
  }
  while (running.size > 0) await finishOne();
  return chosen.map(({name}) => results.get(name));
}

/**
 * Formats the end of the output: the last lines of failed steps, which hundreds of other lines may have followed, a
 * table, and a last line in a fixed, machine-readable form.
 *
 * @param {{name: string, isOk: boolean, note: string, output?: string}[]} results `output`: none if it was printed live
 */
export function summary(results) {
  const failed = results.filter(({isOk}) => !isOk);
  const rows = results.map(
    ({name, isOk, note}) => `  ${name.padEnd(10)} ${isOk ? 'passed' : 'FAILED'}   ${note}`,
  );
  const ends = failed
    .filter(({output}) => output)
    .map(({name, output}) => `\n== End of ${name} ==\n${output.split('\n').slice(-80).join('\n')}`);
  const hint = failed.length > 0 ? [`Rerun one: npm test -- --only ${failed[0].name}`, ''] : [];
  const counts = `Checks: ${results.length - failed.length} passed, ${failed.length} failed`;
  return [...ends, '', ...rows, '', ...hint, counts].join('\n');
}
