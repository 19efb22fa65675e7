import {
  demoReducer,
  initialDemo,
  isTicking,
  LEADS_AFTER_MS,
  placeOf,
  progressOf,
  RESULTS_AFTER_MS,
  TICK_MS,
  type DemoEvent,
  type DemoState,
} from './demoMachine';

const after = (state: DemoState, ...events: DemoEvent[]) => events.reduce(demoReducer, state);
const ticks = (ms: number) => Array<DemoEvent>(ms / TICK_MS).fill({type: 'tick'});

const pick = {type: 'pick', industry: 'fintech'} as const;
const analysing = after(initialDemo, pick);
const leads = after(analysing, ...ticks(LEADS_AFTER_MS));
const lead = after(leads, {type: 'select', lead: 1});
const sequence = after(lead, {type: 'launch'});
const results = after(sequence, ...ticks(RESULTS_AFTER_MS));
const all = {start: initialDemo, analysing, leads, lead, sequence, results};

describe('picking an industry resets everything', () => {
  test.each(Object.entries(all))('from %s', (_step, state) => {
    expect(after(state, {type: 'pick', industry: 'saas'})).toMatchObject({
      step: 'analysing',
      industry: 'saas',
      elapsedMs: 0,
    });
  });

  test('the same one while it is being read starts the clock anew', () => {
    const again = after(analysing, ...ticks(500), pick);
    expect(again).toEqual({step: 'analysing', industry: 'fintech', elapsedMs: 0, run: 1});
  });
});

test('the progress rises from 10 to 100 by 10 every 100 ms', () => {
  const shown: number[] = [];
  let state = analysing;
  while (state.step === 'analysing') {
    shown.push(progressOf(state));
    state = after(state, {type: 'tick'});
  }
  expect(shown).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100]);
});

test('the lead list appears after 1.2 s', () => {
  expect(after(analysing, ...ticks(1100)).step).toBe('analysing');
  expect(after(analysing, ...ticks(1200))).toEqual({step: 'leads', industry: 'fintech'});
});

describe('selecting a lead', () => {
  test.each(['leads', 'lead', 'sequence', 'results'] as const)(
    'from %s shows that lead and hides the later steps',
    (step) => {
      expect(after(all[step], {type: 'select', lead: 2})).toEqual({
        step: 'lead',
        industry: 'fintech',
        lead: 2,
      });
    },
  );

  test.each(['sequence', 'results'] as const)('the same one again from %s too', (step) => {
    expect(after(all[step], {type: 'select', lead: 1})).toEqual(lead);
  });

  test.each(['start', 'analysing'] as const)('means nothing in %s', (step) => {
    expect(after(all[step], {type: 'select', lead: 0})).toBe(all[step]);
  });
});

describe('launching', () => {
  test('shows the sequence of the selected lead', () => {
    expect(sequence).toMatchObject({step: 'sequence', industry: 'fintech', lead: 1, elapsedMs: 0});
  });

  test.each(['start', 'analysing', 'leads'] as const)('means nothing in %s', (step) => {
    expect(after(all[step], {type: 'launch'})).toBe(all[step]);
  });

  test.each(['sequence', 'results'] as const)('from %s plays it again', (step) => {
    expect(after(all[step], {type: 'launch'})).toMatchObject({step: 'sequence', elapsedMs: 0});
  });
});

test('the performance panel appears 1.5 s later', () => {
  expect(after(sequence, ...ticks(1400)).step).toBe('sequence');
  expect(after(sequence, ...ticks(1500))).toEqual({
    step: 'results',
    industry: 'fintech',
    lead: 1,
    isRestored: false,
  });
});

test('time passes only while something is awaited', () => {
  expect(Object.values(all).filter(isTicking)).toEqual([analysing, sequence]);
  for (const state of [initialDemo, leads, lead, results]) {
    expect(after(state, {type: 'tick'})).toBe(state);
  }
});

describe('restoring', () => {
  test.each(['start', 'leads', 'lead'] as const)('%s is as it was', (step) => {
    const state = all[step] as Extract<DemoState, {step: 'start' | 'leads' | 'lead'}>;
    expect(after(results, {type: 'restore', position: state})).toEqual(state);
  });

  test('what does not exist is the start, and says so until something is picked', () => {
    const fallback = after(results, {type: 'restore', position: null});
    expect(fallback).toEqual({step: 'start', isFallback: true});
    expect(after(fallback, pick)).toEqual(analysing);
    expect(after(fallback, {type: 'restore', position: {step: 'start'}})).toEqual(initialDemo);
  });

  test('a sequence stays until it is launched', () => {
    const position = {step: 'sequence', industry: 'saas', lead: 0} as const;
    const restored = after(initialDemo, {type: 'restore', position});
    expect(restored).toMatchObject(position);
    expect(isTicking(restored)).toBe(false);
    expect(after(restored, ...ticks(1500))).toBe(restored);
    expect(after(restored, {type: 'launch'}, ...ticks(1500)).step).toBe('results');
  });

  test('results do not count up again', () => {
    const position = {step: 'results', industry: 'saas', lead: 0} as const;
    expect(after(initialDemo, {type: 'restore', position})).toEqual({
      ...position,
      isRestored: true,
    });
  });
});

test('a place that was restored is where it was, and reading signals is the list', () => {
  for (const state of [initialDemo, leads, lead, sequence, results]) {
    expect(placeOf(after(initialDemo, {type: 'restore', position: placeOf(state)}))).toEqual(
      placeOf(state),
    );
  }
  expect(placeOf(lead)).toEqual({step: 'lead', industry: 'fintech', lead: 1});
  expect(placeOf(analysing)).toEqual(placeOf(leads));
});
