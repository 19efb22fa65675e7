import {
  demoReducer,
  isTicking,
  LEADS_AFTER_MS,
  linkedPosition,
  progressOf,
  RESULTS_AFTER_MS,
  TICK_MS,
  type DemoEvent,
  type DemoState,
} from './demoMachine';
import {initialDemo} from './initial';

const after = (state: DemoState, ...events: DemoEvent[]) => events.reduce(demoReducer, state);
const ticks = (ms: number) => Array<DemoEvent>(ms / TICK_MS).fill({type: 'tick'});

const pick = {type: 'pick', industry: 'fintech'} as const;
const analyzing = after(initialDemo, pick);
const leads = after(analyzing, ...ticks(LEADS_AFTER_MS));
const lead = after(leads, {type: 'select', lead: 1});
const sequence = after(lead, {type: 'launch'});
const results = after(sequence, ...ticks(RESULTS_AFTER_MS));
const all = {start: initialDemo, analyzing, leads, lead, sequence, results};

describe('pick', () => {
  test.each(Object.entries(all))(
    'starts over with the new industry in the %s step',
    (_step, state) => {
      expect(after(state, {type: 'pick', industry: 'saas'})).toMatchObject({
        step: 'analyzing',
        industry: 'saas',
        elapsedMs: 0,
      });
    },
  );

  test('starts a new run when the same industry is picked while it’s analyzed', () => {
    const again = after(analyzing, ...ticks(500), pick);
    expect(again).toEqual({step: 'analyzing', industry: 'fintech', elapsedMs: 0, run: 1});
  });
});

test('progressOf: rises from 10 to 100 by 10 every 100 ms', () => {
  const shown: number[] = [];
  let state = analyzing;
  while (state.step === 'analyzing') {
    shown.push(progressOf(state));
    state = after(state, {type: 'tick'});
  }
  expect(shown).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100]);
});

test('tick: shows the leads after 1.2 s', () => {
  expect(after(analyzing, ...ticks(1100)).step).toBe('analyzing');
  expect(after(analyzing, ...ticks(1200))).toEqual({step: 'leads', industry: 'fintech'});
});

describe('select', () => {
  test.each(['leads', 'lead', 'sequence', 'results'] as const)(
    'shows the lead and hides the later steps in the %s step',
    (step) => {
      expect(after(all[step], {type: 'select', lead: 2})).toEqual({
        step: 'lead',
        industry: 'fintech',
        lead: 2,
      });
    },
  );

  test.each(['sequence', 'results'] as const)(
    'hides the later steps when the same lead is selected again in the %s step',
    (step) => {
      expect(after(all[step], {type: 'select', lead: 1})).toEqual(lead);
    },
  );

  test.each(['start', 'analyzing'] as const)('is ignored in the %s step', (step) => {
    expect(after(all[step], {type: 'select', lead: 0})).toBe(all[step]);
  });
});

describe('launch', () => {
  test('shows the sequence of the selected lead', () => {
    expect(sequence).toMatchObject({step: 'sequence', industry: 'fintech', lead: 1, elapsedMs: 0});
  });

  test.each(['start', 'analyzing', 'leads'] as const)('is ignored in the %s step', (step) => {
    expect(after(all[step], {type: 'launch'})).toBe(all[step]);
  });

  test.each(['sequence', 'results'] as const)('restarts the sequence in the %s step', (step) => {
    expect(after(all[step], {type: 'launch'})).toMatchObject({step: 'sequence', elapsedMs: 0});
  });
});

test('tick: shows the results 1.5 s after the launch', () => {
  expect(after(sequence, ...ticks(1400)).step).toBe('sequence');
  expect(after(sequence, ...ticks(1500))).toEqual({
    step: 'results',
    industry: 'fintech',
    lead: 1,
    isRestored: false,
  });
});

test('tick: changes only the steps that isTicking names', () => {
  expect(Object.values(all).filter(isTicking)).toEqual([analyzing, sequence]);
  for (const state of [initialDemo, leads, lead, results]) {
    expect(after(state, {type: 'tick'})).toBe(state);
  }
});

describe('restore', () => {
  test.each(['start', 'leads', 'lead'] as const)('restores the %s step', (step) => {
    const state = all[step] as Extract<DemoState, {step: 'start' | 'leads' | 'lead'}>;
    expect(after(results, {type: 'restore', position: state})).toEqual(state);
  });

  test('falls back to the start, and clears the notice with the next event', () => {
    const fallback = after(results, {type: 'restore', position: null});
    expect(fallback).toEqual({step: 'start', isFallback: true});
    expect(after(fallback, pick)).toEqual(analyzing);
    expect(after(fallback, {type: 'restore', position: {step: 'start'}})).toEqual(initialDemo);
  });

  test('keeps a sequence from advancing until it’s launched', () => {
    const position = {step: 'sequence', industry: 'saas', lead: 0} as const;
    const restored = after(initialDemo, {type: 'restore', position});
    expect(restored).toMatchObject(position);
    expect(isTicking(restored)).toBe(false);
    expect(after(restored, ...ticks(1500))).toBe(restored);
    expect(after(restored, {type: 'launch'}, ...ticks(1500)).step).toBe('results');
  });

  test('marks results as restored, so they don’t count up', () => {
    const position = {step: 'results', industry: 'saas', lead: 0} as const;
    expect(after(initialDemo, {type: 'restore', position})).toEqual({
      ...position,
      isRestored: true,
    });
  });
});

test('linkedPosition: survives a restore, and is the lead list during analysis', () => {
  for (const state of [initialDemo, leads, lead, sequence, results]) {
    expect(
      linkedPosition(after(initialDemo, {type: 'restore', position: linkedPosition(state)})),
    ).toEqual(linkedPosition(state));
  }
  expect(linkedPosition(lead)).toEqual({step: 'lead', industry: 'fintech', lead: 1});
  expect(linkedPosition(analyzing)).toEqual(linkedPosition(leads));
});
