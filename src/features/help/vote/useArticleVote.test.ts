import {castVote, parseVotes} from './articleVotes';

test.each([
  [null, {}],
  ['[', {}],
  ['null', {}],
  ['{"a":"yes","b":"maybe","c":"no"}', {a: 'yes', c: 'no'}],
])('%p is read as %p', (stored, votes) => {
  expect(parseVotes(stored)).toEqual(votes);
});

test('a first vote is kept', () => {
  expect(castVote({a: 'no'}, 'b', 'yes')).toEqual({a: 'no', b: 'yes'});
});

test('another answer replaces the first', () => {
  expect(castVote({a: 'no'}, 'a', 'yes')).toEqual({a: 'yes'});
});

test('the same answer again takes it back', () => {
  expect(castVote({a: 'yes', b: 'no'}, 'a', 'yes')).toEqual({b: 'no'});
});
