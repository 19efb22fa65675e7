import {detached} from './detached';

test.each(['', '/assets/js/a.js', 'Bounces — “hard” and soft 🙂'])('keeps the text %j', (text) => {
  expect(detached(text)).toBe(text);
});
