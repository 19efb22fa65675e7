import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {textValues} from '../../../src/data/textValues';
import {openCache, proseFiles} from './cache.mjs';
import {createChecker, passagesOf} from './check.mjs';
import {facts} from './facts.mjs';
import {figureRule, lookUp} from './figures.mjs';
import {OPAQUE} from './mask.mjs';
import {allowed, glossary} from './glossary.mjs';
import {american} from './spelling.mjs';
import {glossaryFindings} from './wordRules.mjs';

const root = path.resolve(__dirname, '../../..');
const check = await createChecker(textValues);
const briefly = (text, file = 'help/a.mdx') =>
  check(text, file)
    .filter(({rule}) => rule !== 'passive')
    .map(({rule, word, use}) => `${rule}: ${word} -> ${use}`);

describe('rules', () => {
  test.each([
    ['Send it anew.', 'glossary: anew -> again'],
    ['It does not work.', "contraction: does not -> doesn't"],
    ['You cannot undo this.', "contraction: cannot -> can't"],
    ['We will not call.', "contraction: will not -> won't"],
    ['It is `null` by default.', "contraction: It is -> It's"],
    ['You have sent 20 emails. You have connected the mailbox.', "contraction: You have -> You've"],
    ['That is normal.', "contraction: That is -> That's"],
    ['It isnt ready.', "apostrophe: isnt -> isn't"],
    ['Choose an plan.', 'article: an -> a'],
    ['Choose the the plan.', 'repeated: the the -> the'],
    ['Pick a colour.', 'spelling: colour -> color'],
    ['Launched on 5 May 2025.', 'date: 5 May 2025 -> May 5, 2025'],
    ['Who sends every day, needs a plan.', 'opening: Who -> anyone who, if you'],
  ])('report %j', (text, expected) => {
    expect(briefly(text)).toContain(expected);
  });

  test.each([
    'Send it again.',
    'See what it is. Tell us where you are. Sooner than it is now.',
    'It is **not** sent, and the bold word stays.',
    'What is a bounce? Who is it for?',
    'You have five plans. You have limited time. Let us know.',
    "It's ready, and it’s tested.",
    'Send an HTTPS request, an SPF record, and a URL.',
    'Press Enter, or press any key.',
    'Launched on May 5, 2025, in 24–48 hours.',
    'Call `is not` and `colour`, see [[limits.requestsPerHour]] and https://a.example/colour.',
    '```\nIt does not anew.\n```',
    'Who can send?',
  ])('accept %j', (text) => {
    expect(briefly(text)).toEqual([]);
  });

  test('report a docstring that starts with a question word, but no other comment', () => {
    expect(briefly('/** What it costs. */\nlet a;', 'src/a.ts')).toContain(
      'opening: What -> the noun',
    );
    expect(briefly('/** Price in US dollars. */\nlet a;', 'src/a.ts')).toEqual([]);
    expect(briefly('// What remains.\nlet a;', 'src/a.ts')).toEqual([]);
  });
});

describe('glossary', () => {
  test('no replacement breaks a rule itself', () => {
    const kinds = ['prose', 'comment', 'docstring', 'test'];
    const refused = glossary.filter(({use}) =>
      kinds.some((kind) => glossaryFindings({kind, text: use}).length > 0),
    );
    expect(refused).toEqual([]);
  });

  test("an entry for comments doesn't apply to prose", () => {
    expect(briefly('// A mistake.', 'src/a.ts')).toHaveLength(1);
    expect(briefly('A mistake.')).toEqual([]);
  });
});

describe('passages', () => {
  const wordsOf = (source, file) =>
    passagesOf(source, file).map(({kind, text}) => [
      kind,
      text.match(/[\p{L}’']+(?: [\p{L}’']+)*/gu)?.join('|'),
    ]);

  test('MDX: reads the body, front matter, and attributes with their positions', () => {
    const source = [
      '---',
      'title: Do it anew',
      'slug: it-anew',
      '---',
      'See [it anew](/anew).',
      '',
      '<Figure caption="Drawn anew" id="anew anew" rows={[["sent anew", "x"]]} />',
    ].join('\r\n');
    const found = check(source, 'help/a.mdx').filter(({rule}) => rule === 'glossary');
    expect(found.map(({line, column}) => [line, column])).toEqual([
      [2, 14],
      [5, 9],
      [7, 24],
      [7, 59],
    ]);
  });

  test('code: reads comments, test names, and strings with words', () => {
    const source = [
      '// It wraps',
      '// over lines.',
      "import a from 'not this';",
      "const b = {text: `read ${a} this`, className: 'not this'};",
      'const c = <p className="not this">Read <b>me</b> {b} too</p>;',
    ].join('\n');
    expect(wordsOf(source, 'src/a.tsx')).toEqual([
      ['comment', 'It wraps|over lines'],
      ['prose', 'read|this'],
      ['prose', 'Read|me|too'],
    ]);
    expect(
      wordsOf("test.each([1])('adds %i up', () => use('not this'));", 'src/a.test.ts'),
    ).toEqual([['test', 'adds|i up']]);
  });

  test.each(['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'])(
    '.%s: reads a template that begins and ends with a value',
    (ending) => {
      const source = 'const b = [`${a} read ${a}${a} this ${a}`];';
      const [{start, text}] = passagesOf(source, `src/a.${ending}`);
      expect(text).toHaveLength('${a} read ${a}${a} this ${a}'.length);
      expect(text.match(/[a-z]+/g)).toEqual(['read', 'this']);
      expect(source.slice(start + text.indexOf('read')).startsWith('read')).toBe(true);
    },
  );

  test('YAML: reads descriptions but not examples', () => {
    const source =
      'paths:\n  a:\n    description: |\n      Read `not` me.\n    example: not this\n# And me.\n';
    expect(wordsOf(source, 'api/a.yaml')).toEqual([
      ['prose', 'Read|me'],
      ['comment', 'And me'],
    ]);
  });

  test('an index in a passage is the same position in the file', () => {
    const isSame = (character, original) => character === original || !/[\p{L}\d]/u.test(character);
    for (const file of proseFiles(root, ['blog', 'src/pages', 'src/domain/sandbox', 'api'])) {
      const source = fs.readFileSync(path.join(root, file), 'utf8');
      const moved = passagesOf(source, file).filter(
        ({start, text}) =>
          !text.split('').every((character, at) => isSame(character, source[start + at])),
      );
      expect(moved).toEqual([]);
    }
  });
});

describe('figureRule', () => {
  const found = (values, text) =>
    figureRule(values)({file: 'help/a.mdx', text}).map(({use}) => use);

  test("reports a figure that's a fact, at its current value", () => {
    const {requestsPerHour} = textValues.limits;
    const text = `Send ${requestsPerHour} requests an hour.`;
    const other = {
      ...textValues,
      limits: {...textValues.limits, requestsPerHour: requestsPerHour + 1},
    };
    expect(found(textValues, text)).toContain('[[limits.requestsPerHour]]');
    expect(found(other, text)).toEqual([]);
  });

  test("reports a plan's price in any context", () => {
    const {monthly} = textValues.plans.pro;
    expect(found(textValues, `For ${monthly} a month.`)).toEqual(['[[plans.pro.monthly]]']);
    expect(found(textValues, `For ${monthly}7 a month.`)).toEqual([]);
  });

  test('reports the typed result of a calculation with named prices', () => {
    const price = OPAQUE.repeat(9);
    expect(found(textValues, `It's ${price} × 20 ÷ 30 = $32.68.`)).toHaveLength(1);
    expect(found(textValues, `It's ${price} × 2 = ${price}, of $77.77.`)).toEqual([]);
  });

  test('reports typed plans of a feature', () => {
    const plans = textValues.plansWith.api;
    for (const text of [plans, plans.replace(' ', '\n  ')]) {
      expect(found(textValues, `It comes with ${text}.`)).toEqual(['[[plansWith.…]]']);
    }
    expect(found(textValues, 'It comes with every plan.')).toEqual([]);
  });

  test('checks only help articles, guides, API pages, and policies', () => {
    const text = `For ${textValues.plans.pro.monthly} a month.`;
    expect(figureRule(textValues)({file: 'blog/a/index.mdx', text})).toEqual([]);
  });
});

describe('data', () => {
  test('every fact is in textValues', () => {
    expect(Object.keys(facts).filter((path) => lookUp(textValues, path) === undefined)).toEqual([]);
  });

  test('every allowed phrase is used and has a reason', () => {
    const texts = proseFiles(root)
      .filter((file) => !file.startsWith('scripts/lib/prose/'))
      .map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
    const unused = allowed.filter(({phrase}) => !texts.some((text) => text.includes(phrase)));
    expect(unused).toEqual([]);
    expect(allowed.filter(({reason}) => reason === '')).toEqual([]);
  });

  test('the dictionary is sorted and has no British spelling', () => {
    const words = fs
      .readFileSync(path.join(__dirname, 'dictionary.txt'), 'utf8')
      .trim()
      .split('\n');
    const order = (one, other) =>
      one.toLowerCase() === other.toLowerCase()
        ? one < other
          ? -1
          : 1
        : one.toLowerCase() < other.toLowerCase()
          ? -1
          : 1;
    expect(words).toEqual([...new Set(words)].sort(order));
    expect(words.filter((word) => american(word, () => true))).toEqual([]);
  });
});

test('openCache: recomputes a file when its text, a rule, or a package has changed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
  const store = path.join(folder, 'cache.json');
  const rules = path.join(folder, 'rules');
  fs.mkdirSync(rules);
  const packages = path.join(folder, 'package-lock.json');
  const run = async (source, rule, version) => {
    fs.writeFileSync(path.join(rules, 'rule.mjs'), rule);
    fs.writeFileSync(packages, version);
    const cache = openCache(store, [rules, packages]);
    const compute = vi.fn(() => []);
    await cache.findings('a.md', source, compute);
    cache.save();
    return compute.mock.calls.length;
  };
  try {
    const runs = [
      await run('a', '1', '1'),
      await run('a', '1', '1'),
      await run('b', '1', '1'),
      await run('b', '2', '1'),
      await run('b', '2', '2'),
    ];
    expect(runs).toEqual([1, 0, 1, 1, 1]);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});
