import {castVote, parseVotes} from './useArticleVote';

test.each([
  [null, {}],
  ['[', {}],
  ['null', {}],
  ['{"a":"yes","b":"maybe","c":"no"}', {a: 'yes', c: 'no'}],
])('parseVotes: reads %p as %p', (stored, votes) => {
  expect(parseVotes(stored)).toEqual(votes);
});

test('castVote: adds a first vote', () => {
  expect(castVote({a: 'no'}, 'b', 'yes')).toEqual({a: 'no', b: 'yes'});
});

test('castVote: replaces a vote with another answer', () => {
  expect(castVote({a: 'no'}, 'a', 'yes')).toEqual({a: 'yes'});
});

test('castVote: removes a vote that is cast again', () => {
  expect(castVote({a: 'yes', b: 'no'}, 'a', 'yes')).toEqual({b: 'no'});
});
