import {heatOf} from '@site/src/components/HeatBar/heat';
import {industries} from '@site/src/data/demo/industries';
import {hotLeadOf} from './hotLead';

test('the points of what the lead did are added one by one', () => {
  expect(hotLeadOf({score: 20})).toEqual({
    score: 85,
    sum: '20 + 5 open + 10 click + 25 pricing page visit + 25 reply = 85',
  });
});

test('the score is held at 100', () => {
  expect(hotLeadOf({score: 41})).toEqual({
    score: 100,
    sum: '41 + 5 open + 10 click + 25 pricing page visit + 25 reply = 106, held at 100',
  });
});

test('every lead of the demo ends hot', () => {
  for (const {leads} of industries) {
    for (const lead of leads) expect(heatOf(hotLeadOf(lead).score)).toBe('Hot');
  }
});
