import {industries} from '@site/src/data/demo/industries';
import {hotFrom} from '@site/src/data/scoring';
import {scoreOf} from '@site/src/domain/leadScore';
import {storyOf} from './story';

test.each(industries)('$name starts in the order of the scores at that time', ({leads}) => {
  const starts = storyOf(leads).map((rise, index) => ({...rise, place: index + rise.rows}));
  const inOrder = [...starts].sort((one, other) => one.place - other.place);
  expect(inOrder.map(({place}) => place)).toEqual(leads.map((_lead, index) => index));
  const scores = inOrder.map(({from}) => from);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
});

test.each(industries)('the first lead of $name turns hot and rises', ({leads}) => {
  const [first] = storyOf(leads);
  expect(first?.from).toBeLessThan(hotFrom);
  expect(scoreOf(leads[0])).toBeGreaterThanOrEqual(hotFrom);
  expect(first?.rows).toBeGreaterThan(0);
});
