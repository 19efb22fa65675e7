import {industries} from '../data/demo/industries';
import {hotFrom} from '../data/scoring';
import {scoreOf} from './leadScore';
import {hotLeadOf} from './hotLead';

const name = 'Sara Kim';
const fit = {industry: 10, companySize: 10, role: 15, location: 0};
const signal = {kind: 'hiring', points: 30, ageDays: 0} as const;

test('hotLeadOf: turns hot with the reply that raises the score above 80', () => {
  expect(hotLeadOf({name, fit, signals: [{...signal, ageDays: 30}]})).toEqual({
    score: 90,
    reason: 'Just replied, which raised the score from 65 to 90',
    arithmetic: 'Fit 35 + signals 15 + 3 opens 15 + 1 reply 25 = 90',
  });
});

test('hotLeadOf: repeats the alert when a hot lead replies', () => {
  expect(hotLeadOf({name, fit, signals: [signal, signal]})).toEqual({
    score: 100,
    reason: 'Already hot, and just replied',
    arithmetic: 'Fit 35 + signals 60 + 3 opens 15 + 1 reply 25 = 135, capped at 100',
  });
});

test('hotLeadOf: says that the opens turned a warm lead hot', () => {
  const {reason} = hotLeadOf({name, fit, signals: [signal, {...signal, ageDays: 60}]});
  expect(reason).toMatch(/^Turned hot/);
});

test('hotLeadOf: throws if the lead stays below 80', () => {
  expect(() => hotLeadOf({name, fit: {...fit, role: 0}, signals: []})).toThrow('Sara Kim');
});

const leads = industries.flatMap((industry) => industry.leads);

test.each(leads)(
  'data/demo: $name turns hot, with the reply added to the starting score',
  (lead) => {
    const {score} = hotLeadOf(lead);
    expect(score).toBeGreaterThanOrEqual(hotFrom);
    expect(score).toBe(Math.min(100, scoreOf(lead) + 40));
  },
);
