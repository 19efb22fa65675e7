import {fitMaxima, scoringEvents} from '../data/scoring';
import {scoreArithmetic, scoreOf} from './leadScore';
import {countError, hasErrors, initialScoreForm, partsOf} from './scoreForm';

test('starts with a lead whose score is explained', () => {
  const parts = partsOf(initialScoreForm);
  expect(scoreOf(parts)).toBeGreaterThan(50);
  expect(scoreArithmetic(parts)).toContain(`= ${scoreOf(parts)}`);
});

test.each(['', 'x', '-5', '2.5', '1e9'])('reads %j as 0', (text) => {
  const parts = partsOf({
    fit: {industry: text, companySize: text, role: text, location: text},
    signals: [{points: text, ageDays: text}],
    events: {open: text, click: text, reply: text, pricing: text, demo: text, unsubscribe: text},
  });
  expect(parts).toMatchObject({fit: {industry: 0, role: 0}, signals: [], engagement: {open: 0}});
  expect(scoreOf(parts)).toBe(0);
});

test('never goes above the maxima', () => {
  const most = '999999999';
  const parts = partsOf({
    fit: {industry: most, companySize: most, role: most, location: most},
    signals: [{points: most, ageDays: most}],
    events: {open: most, click: most, reply: most, pricing: most, demo: most, unsubscribe: '0'},
  });
  expect(parts.fit).toEqual(fitMaxima);
  for (const {id, max} of scoringEvents) {
    if (id !== 'unsubscribe') expect(parts.engagement?.[id]).toBe(max);
  }
  expect(scoreOf(parts)).toBe(100);
});

test.each([
  ['', false],
  [' ', false],
  ['0', false],
  [' 20 ', false],
  ['007', false],
  ['21', true],
  ['5.5', true],
  ['-1', true],
  ['1e1', true],
  ['x', true],
])('a field up to 20 with %j has an error: %s', (text, hasError) => {
  expect(countError(text, 20) !== undefined).toBe(hasError);
});

test('hasErrors: finds a field of each kind', () => {
  const {fit, signals, events} = initialScoreForm;
  expect(hasErrors(initialScoreForm)).toBe(false);
  const wrong = [
    {fit: {...fit, role: '99'}},
    {signals: [...signals, {points: '5.5', ageDays: ''}]},
    {signals: [...signals, {points: '5', ageDays: '-1'}]},
    {events: {...events, open: 'x'}},
  ];
  for (const part of wrong) expect(hasErrors({...initialScoreForm, ...part})).toBe(true);
});
