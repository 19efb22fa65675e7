import {OPAQUE} from './mask.mjs';

const negatives =
  /\b(?:(do|does|did|is|are|was|were|will|would|should|could|has|have|had)\s+not|cannot|can\s+not)\b(?!-)/gi;
const irregular = {will: "won't", can: "can't"};

const pairs = Object.entries({
  'it is': "it's",
  'there is': "there's",
  'who is': "who's",
  'what is': "what's",
  'you are': "you're",
  'we are': "we're",
  'they are': "they're",
  'you will': "you'll",
  'we will': "we'll",
  'they will': "they'll",
}).map(([words, use]) => [new RegExp(`\\b${words.replace(' ', '\\s+')}\\b`, 'gi'), use]);

const irregularParticiples =
  'been|got|gotten|sent|had|set|put|made|done|seen|written|chosen|taken|given|found|built|begun|gone|known|left|lost|met|paid|run|said|sold|spent|told|won|bought|brought|caught|come|become|shown|kept';
/** `limited time` has an adjective. A participle ends its clause or precedes an object or a preposition. */
const regularParticiples =
  '(?!unlimited|limited|verified|shared|unused|needed|related)\\p{L}{2,}ed(?=\\s+(?:the|a|an|your|our|it|them|this|that|to|in|at|on|from|with|for|up|all|no|any)\\b|[.,;:?!)])';
const perfect = new RegExp(
  `\\b(you|we|they)\\s+have(?=\\s+(?:(?:already|never|just|also|only|always|ever|recently)\\s+)?(?:${irregularParticiples}|${regularParticiples})(?!\\p{L}))`,
  'giu',
);
/** "That" is a demonstrative at the start of a sentence, and "let us" is an invitation. */
const thatIs = /(?<=^\W*|[.!?:]\s+)That\s+is\b/g;
const letUs = /(?<=^\W*|[.!?:]\s+)Let\s+us\b(?!\s+(?:know|have|hear))/g;

/** A pair can be contracted if a word of its clause follows; `not` belongs to the negatives. */
const follows = new RegExp(
  `^\\s+(?!(?:not|and|or|but|nor|yet|because|than|too|when|if|as|at|in|on|for|to|from|with|by|now|today|then|there|here)\\b)["“(]?[\\p{L}\\d${OPAQUE}]`,
  'iu',
);
/** After these, a verb may end its clause: "how long it is", "than they are", "who you are". */
const stranding =
  /\b(?:what|where|who|which|how(?:\s+\w+)?|than|as|whatever|wherever|whoever|however(?:\s+\w+)?|whichever)\s+(?:\w+\s+)?$/i;
const comparing = /\b(?:as|than)\s+$/i;
const strandedNext = /^\s+(?:\w+\s*[.,;:!?)]|[\p{L}-]+\s+(?:and|or)\b)/iu;

const capitalized = (word, like) =>
  /^\p{Lu}/u.test(like) ? word[0].toUpperCase() + word.slice(1) : word;

/** Finds pairs that people say as one word: `do not`, `it is`. */
export function contractionFindings({text}) {
  const findings = [];
  const add = (index, word, use) =>
    findings.push({index, word, use: capitalized(use, word), rule: 'contraction'});
  for (const {0: word, 1: verb = 'can', index} of text.matchAll(negatives)) {
    // Capitals emphasize the word.
    if (word.endsWith('NOT')) continue;
    add(index, word, irregular[verb.toLowerCase()] ?? `${verb.toLowerCase()}n't`);
  }
  for (const [pattern, use] of pairs) {
    for (const {0: word, index} of text.matchAll(pattern)) {
      const after = text.slice(index + word.length);
      if (!follows.test(after) || isHeadQuestion(text, index, word, after)) continue;
      const before = text.slice(Math.max(0, index - 40), index);
      if (comparing.test(before) || (stranding.test(before) && strandedNext.test(after))) continue;
      add(index, word, use);
    }
  }
  for (const {0: word, 1: subject, index} of text.matchAll(perfect)) {
    add(index, word, `${subject.toLowerCase()}'ve`);
  }
  for (const {0: word, index} of text.matchAll(thatIs)) {
    if (follows.test(text.slice(index + word.length))) add(index, word, "that's");
  }
  for (const {0: word, index} of text.matchAll(letUs)) add(index, word, "let's");
  return findings;
}

/** Keeps questions such as "What is a bounce?" and "Who is it for?", because people search for these words. */
const isHeadQuestion = (text, index, word, after) =>
  /^(?:What|Who)\s/.test(word) &&
  /^[^.!]*\?/.test(after) &&
  !/[\p{L}\d,]\s*$/u.test(text.slice(0, index));
