import {
  captionsOf,
  clockTime,
  frameAt,
  indexAt,
  stillFrame,
  timelineOf,
  type WalkthroughScreen,
} from './timeline';

const screenWith = (part: Partial<WalkthroughScreen> = {}): WalkthroughScreen => ({
  chapter: 'Connect',
  texts: ['Select Connect.', 'No mailbox yet.'],
  fields: [],
  hasAction: true,
  ...part,
});
const field = (label: string, value: string) => ({label, value});

const screens = [
  screenWith(),
  screenWith({
    texts: ['Enter the address, and choose how many emails a day it may send.'],
    fields: [field('Address', 'mia@mail.acme.example'), field('Status', 'Connected')],
  }),
  screenWith({
    chapter: 'Check',
    fields: [field('Address', 'mia@mail.acme.example'), field('Name', 'Mia')],
  }),
  screenWith({chapter: 'Check', hasAction: false, fields: [field('Result', 'Sent')]}),
];
const timeline = timelineOf(screens);

describe('captionsOf', () => {
  test('cuts between sentences, and keeps every word', () => {
    const text = `${'One sentence of words. '.repeat(12)}The last one.`;
    const captions = captionsOf(text);
    expect(captions).toHaveLength(3);
    expect(captions.join(' ')).toBe(text);
    expect(captions.every((caption) => caption.length <= 120)).toBe(true);
  });

  test('keeps a long sentence whole, and returns none for no text', () => {
    const sentence = `${'word '.repeat(40)}end.`;
    expect(captionsOf(sentence)).toEqual([sentence]);
    expect(captionsOf('')).toEqual([]);
  });
});

describe('timelineOf', () => {
  test('screens follow each other without gaps', () => {
    let endMs = 0;
    for (const cue of timeline.screens) {
      expect(cue.startMs).toBe(endMs);
      endMs = cue.endMs;
    }
    expect(timeline.durationMs).toBe(endMs);
  });

  test('shows each caption for as long as it takes to read', () => {
    for (const {text, startMs, endMs} of timeline.screens.flatMap(({captions}) => captions)) {
      const charactersPerSecond = text.length / ((endMs - startMs) / 1000);
      expect(charactersPerSecond, text).toBeLessThan(20);
      expect(endMs - startMs).toBeGreaterThanOrEqual(1800);
    }
  });

  test("everything on a screen happens while it's visible", () => {
    for (const {startMs, endMs, captions, moves, typings} of timeline.screens) {
      for (const part of [...captions, ...moves, ...typings]) {
        expect(part.startMs).toBeGreaterThanOrEqual(startMs);
        expect(part.endMs).toBeLessThanOrEqual(endMs);
        expect(part.endMs).toBeGreaterThan(part.startMs);
      }
    }
  });

  test('types new values, except those the product fills in', () => {
    const typed = timeline.screens.map(({typings}) => typings.map(({field}) => field));
    expect(typed).toEqual([[], [0], [1], []]);
  });

  test('types a field again if its value has changed', () => {
    const entered = ['mia@acme.example', 'joe@acme.example'].map((value) =>
      screenWith({fields: [field('Address', value)]}),
    );
    expect(timelineOf(entered).screens.map(({typings}) => typings.length)).toEqual([1, 1]);
  });

  test('types for 0.3 to 1.6 s, whatever the length of the value', () => {
    const fields = [1, 20, 500].map((length) => field(`${length} letters`, 'x'.repeat(length)));
    const [cue] = timelineOf([screenWith({fields})]).screens;
    const durations = cue!.typings.map(({startMs, endMs}) => endMs - startMs);
    expect(durations).toEqual([300, 900, 1600]);
  });

  test('visits the typed fields in order, and clicks the marked button last', () => {
    const moves = timeline.screens.map((cue) => cue.moves.map(({to}) => to));
    expect(moves).toEqual([['action'], [0, 'action'], [1, 'action'], []]);
  });

  test('a longer text takes longer', () => {
    const longer = timelineOf([screenWith({texts: ['word '.repeat(20)]})]);
    const shorter = timelineOf([screenWith({texts: ['word '.repeat(10)]})]);
    expect(longer.durationMs).toBeGreaterThan(shorter.durationMs);
  });

  test('has a chapter for each section, together as long as the whole', () => {
    expect(timeline.chapters.map(({title}) => title)).toEqual(['Connect', 'Check']);
    expect(timeline.chapters.at(-1)?.endMs).toBe(timeline.durationMs);
  });

  test("has a chapter for each step when there's only one section", () => {
    const texts = ['Open mail.acme.example. It loads.', 'Fill it in: all of it.', 'Save it'];
    const {chapters} = timelineOf(texts.map((text) => screenWith({texts: [text]})));
    expect(chapters.map(({title}) => title)).toEqual([
      'Open mail.acme.example',
      'Fill it in',
      'Save it',
    ]);
  });

  test('is empty without screens', () => {
    expect(timelineOf([])).toEqual({durationMs: 0, screens: [], chapters: []});
  });
});

describe('frameAt', () => {
  const second = timeline.screens[1]!;
  const [typing] = second.typings;

  test('starts with the first screen, the first caption, and a resting pointer', () => {
    expect(frameAt(timeline, 0)).toMatchObject({
      screen: 0,
      caption: 'Select Connect.',
      pointer: {to: 'rest', isPressed: false},
      progress: 0,
    });
  });

  test('types a value bit by bit, with the text cursor in its field', () => {
    const middle = frameAt(timeline, (typing!.startMs + typing!.endMs) / 2);
    expect(middle.typed.get(0)).toBeCloseTo(0.5);
    expect(middle.focused).toBe(0);
    expect(frameAt(timeline, second.startMs).typed.get(0)).toBe(0);
    expect(frameAt(timeline, typing!.endMs)).toMatchObject({focused: null});
    expect(frameAt(timeline, typing!.endMs).typed.get(0)).toBe(1);
  });

  test('moves the pointer from the field to the button, and presses it', () => {
    const press = second.moves.at(-1)!;
    const {pointer} = frameAt(timeline, (press.startMs + press.endMs) / 2);
    expect(pointer).toMatchObject({from: 0, to: 'action', isPressed: false});
    expect(pointer.progress).toBeCloseTo(0.5);
    expect(frameAt(timeline, press.endMs).pointer.isPressed).toBe(true);
  });

  test('shows the next screen when one ends, and stays on the last one', () => {
    expect(frameAt(timeline, second.endMs - 1).screen).toBe(1);
    expect(frameAt(timeline, second.endMs).screen).toBe(2);
    expect(frameAt(timeline, timeline.durationMs + 5000)).toMatchObject({screen: 3, progress: 1});
  });
});

test('stillFrame: shows all captions, the typed values, and the pointer at its goal', () => {
  const frame = stillFrame(timeline, 1);
  expect(frame.caption).toBe(screens[1]!.texts.join(' '));
  expect([...frame.typed]).toEqual([[0, 1]]);
  expect(frame.pointer).toMatchObject({from: 'action', to: 'action'});
});

test('indexAt: returns the span at a moment, and the last one after the end', () => {
  const {chapters} = timeline;
  expect(indexAt(chapters, 0)).toBe(0);
  expect(indexAt(chapters, chapters[1]!.startMs)).toBe(1);
  expect(indexAt(chapters, Infinity)).toBe(1);
});

test.each([
  [0, '0:00'],
  [9_400, '0:09'],
  [59_600, '1:00'],
  [72_000, '1:12'],
  [605_000, '10:05'],
])('clockTime: writes %d ms as %s', (ms, text) => {
  expect(clockTime(ms)).toBe(text);
});
