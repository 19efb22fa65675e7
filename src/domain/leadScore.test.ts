import {fitMaxima, heatBands, signalRules, type ScoreParts, type Signal} from '../data/scoring';
import {adviceOn, hotAlert, intentOf, scoreArithmetic, scoreOf, signalPoints} from './leadScore';

const fit = {industry: 10, companySize: 8, role: 12, location: 0};
const signal = (points: number, ageDays = 0): Signal => ({kind: 'hiring', points, ageDays});

describe('signalPoints', () => {
  test.each([
    [30, 0, 30],
    [30, 30, 15],
    [30, 60, 8],
    [20, 90, 3],
    [30, 10, 24],
  ])('%i points after %i days are worth %i', (points, ageDays, expected) => {
    expect(signalPoints(signal(points, ageDays))).toBe(expected);
  });
});

describe('scoreOf', () => {
  test('adds up fit and signals', () => {
    expect(scoreOf({fit, signals: [signal(30, 30), signal(9)]})).toBe(30 + 15 + 9);
  });

  test('caps the signals at their combined maximum', () => {
    expect(scoreOf({fit, signals: Array<Signal>(3).fill(signal(signalRules.max))})).toBe(
      30 + signalRules.maxTogether,
    );
  });

  test('is 100 with the maximum fit and signals', () => {
    expect(scoreOf({fit: fitMaxima, signals: [signal(30), signal(30)]})).toBe(100);
  });

  test('starts at 0 without fit and signals, as for an imported contact', () => {
    expect(scoreOf({})).toBe(0);
    expect(scoreOf({engagement: {open: 2, click: 1}})).toBe(20);
  });

  test('adds engagement, up to 100', () => {
    expect(scoreOf({fit, engagement: {open: 1, reply: 1}})).toBe(60);
    expect(scoreOf({fit, engagement: {demo: 2}})).toBe(100);
  });

  test('subtracts an unsubscribe from the capped score, down to 0', () => {
    expect(scoreOf({fit, engagement: {demo: 2, unsubscribe: 1}})).toBe(50);
    expect(scoreOf({fit, engagement: {unsubscribe: 1}})).toBe(0);
  });

  test.each([
    [{fit: {...fit, role: fitMaxima.role + 1}}, /role/],
    [{signals: [signal(signalRules.max + 1)]}, /hiring signal/],
    [{signals: [signal(10, -1)]}, /age/],
  ])('throws for %j', (parts, message) => {
    expect(() => scoreOf(parts)).toThrow(message);
  });
});

describe('scoreArithmetic', () => {
  test.each([
    [{fit, signals: [signal(24)]}, 'Fit 30 + signals 24 = 54'],
    [{fit, signals: []}, 'Fit 30 + signals 0 = 30'],
    [
      {fit, signals: [signal(24)], engagement: {reply: 1, open: 2}},
      'Fit 30 + signals 24 + 2 opens 10 + 1 reply 25 = 89',
    ],
    [{engagement: {click: 1}}, 'Imported 0 + 1 click 10 = 10'],
    [
      {fit, signals: [signal(24)], engagement: {demo: 1}},
      'Fit 30 + signals 24 + 1 demo request 50 = 104, capped at 100',
    ],
    [
      {fit, engagement: {unsubscribe: 1}},
      'Fit 30 + signals 0 − 1 unsubscribe 50 = −20, raised to 0',
    ],
    [
      {fit, engagement: {demo: 2, unsubscribe: 1}},
      'Fit 30 + signals 0 + 2 demo requests 100 = 130, capped at 100; 100 − 1 unsubscribe 50 = 50',
    ],
  ])('describes %j as "%s"', (parts: ScoreParts, text) => {
    expect(scoreArithmetic(parts)).toBe(text);
  });
});

describe('intentOf', () => {
  test('is High with a single strong, fresh signal', () => {
    expect(intentOf([signal(5), signal(30, 10)])).toBe('High');
  });

  test('is Medium when every signal is weak or old', () => {
    expect(intentOf([signal(19), signal(19), signal(30, 30)])).toBe('Medium');
    expect(intentOf([])).toBe('Medium');
  });
});

describe('hotAlert', () => {
  test.each([
    [60, 'reply', 'turnedHot'],
    [79, 'open', 'turnedHot'],
    [80, 'reply', 'hotAgain'],
    [94, 'pricing', 'hotAgain'],
    [100, 'demo', 'hotAgain'],
    [94, 'open', null],
    [80, 'click', null],
    [54, 'reply', null],
    [100, 'unsubscribe', null],
  ] as const)('at a score of %i, one %s sends %s', (before, event, alert) => {
    expect(hotAlert(before, event)).toBe(alert);
  });
});

describe('adviceOn', () => {
  const [hot, warm] = heatBands;

  test('is the band’s advice while the sequence runs', () => {
    expect(adviceOn(warm!.to, {open: 2})).toBe(warm!.advice);
  });

  test('never advises to go on with a sequence that a reply or an unsubscribe ended', () => {
    const replied = adviceOn(warm!.to, {reply: 1});
    const left = adviceOn(hot!.from, {reply: 1, unsubscribe: 1});
    expect(adviceOn(hot!.from, {reply: 1})).toBe(hot!.advice);
    expect(new Set([replied, left, hot!.advice, warm!.advice]).size).toBe(4);
  });
});
