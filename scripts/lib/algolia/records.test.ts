import {codeMarks} from '../../../plugins/embedded-search/files';
import type {Section} from '../../../plugins/search-engine/section';
import {recordsOf} from './records';

const section: Section = {
  route: '/a',
  anchor: '',
  titles: ['A'],
  group: 'Help',
  text: 'First. Second.',
  question: 'What is A?',
};
const recordsWith = (...sections: Partial<Section>[]) =>
  recordsOf(
    {
      language: 'en',
      docusaurus_tag: 'default',
      sections: sections.map((each) => ({...section, ...each})),
    },
    'https://site.example',
  );

test('a section gives a record for its heading and one for its text', () => {
  const [heading, text] = recordsWith({anchor: 'b', titles: ['A', 'B']});
  expect(heading).toMatchObject({
    type: 'lvl2',
    url: 'https://site.example/a#b',
    url_without_anchor: 'https://site.example/a',
    anchor: 'b',
    content: null,
    question: 'What is A?',
    hierarchy: {lvl0: 'Help', lvl1: 'A', lvl2: 'B', lvl3: null},
  });
  expect(text).toMatchObject({type: 'content', content: 'First. Second.', question: null});
});

test('a long text is cut between words, and nothing is lost', () => {
  const words = Array.from({length: 900}, (_none, at) => `word${at}`);
  const texts = recordsWith({text: words.join(' ')}).flatMap(({content}) => content ?? []);
  expect(texts.length).toBeGreaterThan(5);
  expect(Math.max(...texts.map(({length}) => length))).toBeLessThanOrEqual(1000);
  expect(texts.join(' ').split(' ')).toEqual(words);
});

test('a text without spaces is cut, too', () => {
  const texts = recordsWith({text: 'x'.repeat(2500)}).flatMap(({content}) => content ?? []);
  expect(texts.map(({length}) => length)).toEqual([1000, 1000, 500]);
});

test('code is found but not shown', () => {
  const [heading, text] = recordsWith({text: `Run ${codeMarks[0]}npm test${codeMarks[1]} now.`});
  expect(heading?.code).toBe('npm test');
  expect(text?.content).toBe('Run now.');
});

test('ids stay when text changes, and fingerprints don’t', () => {
  const [before, after] = ['One.', 'Two.'].map((text) => recordsWith({text}));
  const pick = (name: 'objectID' | 'fingerprint') => [before, after].map((all) => all?.[1]?.[name]);
  expect(pick('objectID')[0]).toBe(pick('objectID')[1]);
  expect(pick('fingerprint')[0]).not.toBe(pick('fingerprint')[1]);
});

test('ids are unique, even for sections with the same heading', () => {
  const all = recordsWith(
    {},
    {},
    {anchor: 'b', titles: ['A', 'B']},
    {anchor: 'b', titles: ['A', 'B']},
  );
  expect(new Set(all.map(({objectID}) => objectID)).size).toBe(all.length);
});

test('markup in a shown text is escaped, because DocSearch shows HTML', () => {
  const [heading, text] = recordsWith({titles: ['A <b> & c'], text: 'Don’t <img src=x>.'});
  expect(heading?.hierarchy.lvl1).toBe('A &lt;b> &amp; c');
  expect(text?.content).toBe('Don’t &lt;img src=x>.');
});
