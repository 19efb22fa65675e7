import {voteNote} from './useArticleVote';

test.each([
  ['yes', true, 'Thank you. Your vote is kept on this device.'],
  ['yes', false, 'Thank you. Your vote is kept until you close this page.'],
  [
    'no',
    true,
    'Sorry about that; tell us below what was missing. Your vote is kept on this device.',
  ],
  [undefined, true, 'Your vote is taken back.'],
] as const)('after %p, kept %p, it says "%s"', (vote, isKept, note) => {
  expect(voteNote(vote, isKept)).toBe(note);
});
