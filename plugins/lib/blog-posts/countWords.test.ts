import {countWords} from './countWords';

test.each([
  ['Plain words, and a dash: two.', 6],
  ['## A heading\n\n| A | B |\n| --- | --: |\n| 1 | 2 |', 6],
  ["import {Dots} from '@site/src/Dots';\n\nText", 1],
  ['One {/* truncate */} two', 2],
  ['<Figure label="A drawing" caption="Not counted">\n  <Dots />\n</Figure>\n\nText', 1],
  ['See [the guide](/help/article/email-deliverability) first.', 4],
  ['5,000 messages, 0.30 %', 3],
  ['', 0],
])('%j has %i words', (mdx, words) => {
  expect(countWords(mdx)).toBe(words);
});
