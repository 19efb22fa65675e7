import {industries} from '../data/demo/industries';
import {hotFrom} from '../data/scoring';
import {scoreOf} from './leadScore';
import {hotLeadOf} from './hotLead';

const name = 'Sara Kim';
const fit = {industry: 10, companySize: 10, role: 15, location: 0};
const signal = {kind: 'hiring', points: 30, ageDays: 0} as const;

test('a reply that takes a lead to 80 turns it hot', () => {
  expect(hotLeadOf({name, fit, signals: [{...signal, ageDays: 30}]})).toEqual({
    score: 90,
    reason: 'Just replied, and the score rose from 65 to 90',
    arithmetic: 'Fit 35 + signals 15 + 1 open 5 + 1 click 10 + 1 reply 25 = 90',
  });
});

test('a lead that is already hot sends the alert again when it replies', () => {
  expect(hotLeadOf({name, fit, signals: [signal, signal]})).toEqual({
    score: 100,
    reason: 'Already hot and just replied',
    arithmetic: 'Fit 35 + signals 60 + 1 open 5 + 1 click 10 + 1 reply 25 = 135, held at 100',
  });
});

test('a lead that stays below 80 is an error in the data', () => {
  expect(() => hotLeadOf({name, fit: {...fit, role: 0}, signals: []})).toThrow('Sara Kim');
});

const leads = industries.flatMap((industry) => industry.leads);

test.each(leads)('the story of $name ends with an alert, from the score of its card', (lead) => {
  const {score} = hotLeadOf(lead);
  expect(score).toBeGreaterThanOrEqual(hotFrom);
  expect(score).toBe(Math.min(100, scoreOf(lead) + 40));
});
