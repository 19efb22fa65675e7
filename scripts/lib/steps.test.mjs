import {selectSteps, steps, summary} from './steps.mjs';

const names = (only) => selectSteps(only).map(({name}) => name);

test('everything runs by default, in an order that respects the needs', () => {
  const all = names(undefined);
  expect(all).toEqual([
    'assets',
    'types',
    'lint',
    'styles',
    'format',
    'unit',
    'samples',
    'build',
    'copies',
    'journeys',
  ]);
  for (const {name, needs, before} of steps) {
    for (const earlier of [needs, before].filter(Boolean)) {
      expect(all.indexOf(earlier)).toBeLessThan(all.indexOf(name));
    }
  }
});

test('a choice keeps the order and brings what it builds on', () => {
  expect(names('lint, types')).toEqual(['assets', 'types', 'lint']);
  expect(names('styles')).toEqual(['styles']);
});

test.each(['tests', 'types,oops', ''])('"%s" is refused with the list of steps', (only) => {
  expect(() => selectSteps(only)).toThrow('There are: assets, types');
});

test('the last line has the form that machines read', () => {
  const ok = {name: 'types', ok: true, note: '1.0 s'};
  const bad = {name: 'lint', ok: false, note: '2.0 s'};
  expect(summary([ok, bad]).split('\n').at(-1)).toBe('Checks: 1 passed, 1 failed');
  expect(summary([ok, bad])).toContain('npm test -- --only lint');
  expect(summary([ok]).split('\n').at(-1)).toBe('Checks: 1 passed, 0 failed');
});
