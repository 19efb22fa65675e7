import {runSteps, selectSteps, steps, summary} from './steps.mjs';

const namesOf = (chosen) => chosen.map(({name}) => name);
const ok = ({name}) => Promise.resolve({name, isOk: true, note: ''});
const passed = {name: 'types', isOk: true, note: '1.0 s'};
const failed = {name: 'lint', isOk: false, note: '2.0 s'};

describe('selectSteps', () => {
  test('keeps the order of the steps and adds the assets that the code imports', () => {
    const all = [{name: 'assets'}, {name: 'b', needs: 'assets'}, {name: 'c'}, {name: 'd'}];
    expect(namesOf(selectSteps({only: 'd, b'}, all))).toEqual(['assets', 'b', 'd']);
    expect(namesOf(selectSteps({only: 'c'}, all))).toEqual(['c']);
  });

  test("leaves out full-only steps unless they're requested", () => {
    const all = [{name: 'a'}, {name: 'b', isFull: true}];
    expect(namesOf(selectSteps({}, all))).toEqual(['a']);
    expect(namesOf(selectSteps({full: true}, all))).toEqual(['a', 'b']);
    expect(namesOf(selectSteps({only: 'b'}, all))).toEqual(['b']);
  });

  test.each(['tests', 'types,oops', ''])('throws for "%s" and lists the steps', (only) => {
    expect(() => selectSteps({only})).toThrow(namesOf(steps).join(', '));
  });
});

describe('runSteps', () => {
  test('runs a step after the one it needs and returns results in order', async () => {
    const started = [];
    const results = await runSteps(steps, (step) => (started.push(step.name), ok(step)), 2);
    expect(namesOf(results)).toEqual(namesOf(steps));
    for (const {name, needs} of steps.filter((step) => step.needs)) {
      expect(started.indexOf(needs)).toBeLessThan(started.indexOf(name));
    }
  });

  test('skips only steps that need a failed one', async () => {
    const chosen = [{name: 'a'}, {name: 'b', needs: 'a'}, {name: 'c', needs: 'b'}, {name: 'd'}];
    const run = ({name}) => Promise.resolve({name, isOk: name !== 'a', note: ''});
    const results = await runSteps(chosen, run, 2);
    expect(results.map(({isOk}) => isOk)).toEqual([false, false, false, true]);
  });

  test('starts a large step as soon as there is room, before the small ones after it', async () => {
    const chosen = [{name: 'a'}, {name: 'b'}, {name: 'c', uses: 'all'}, {name: 'd'}, {name: 'e'}];
    const started = [];
    const duration = {a: 5, b: 20};
    const run = async (step) => {
      started.push(step.name);
      await new Promise((resolve) => setTimeout(resolve, duration[step.name] ?? 0));
      return ok(step);
    };
    await runSteps(chosen, run, 2);
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test("doesn't wait for a step that wasn't selected", async () => {
    expect(await runSteps([{name: 'b', needs: 'a'}], ok, 2)).toHaveLength(1);
  });

  test('runs no other step next to an `alone` step', async () => {
    let running = 0;
    const seen = {};
    const run = async (step) => {
      running += 1;
      seen[step.name] = running;
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen[step.name] = Math.max(seen[step.name], running);
      running -= 1;
      return ok(step);
    };
    await runSteps([{name: 'a'}, {name: 'b'}, {name: 'c', uses: 'alone'}, {name: 'd'}], run, 2);
    expect(seen.c).toBe(1);
    expect(seen.b).toBeGreaterThan(1);
  });
});

describe('summary', () => {
  const lastLine = (results) => summary(results).split('\n').at(-1);

  test('ends with the machine-readable line', () => {
    expect(lastLine([passed, failed])).toBe('Checks: 1 passed, 1 failed');
    expect(lastLine([passed])).toBe('Checks: 1 passed, 0 failed');
  });

  test('repeats the last lines of a failed step, unless it printed them live', () => {
    const output = Array.from({length: 1000}, (_, line) => `line ${line}`).join('\n');
    expect(summary([{...failed, output}])).toContain('line 999');
    expect(summary([{...failed, output}])).not.toContain('line 900');
    expect(summary([{...passed, output}, failed])).not.toContain('line');
  });

  test('suggests the command that reruns a failed step', () => {
    expect(summary([passed, failed])).toContain('npm test -- --only lint');
  });
});
