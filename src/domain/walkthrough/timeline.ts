/** An article with this many mock screens can be played. */
export const MIN_SCREENS = 4;

/** A mock screen of an article, with the texts around it. */
export interface WalkthroughScreen {
  /** The heading above it; empty before the first one. */
  readonly chapter: string;
  /** The steps that lead to it, then its own caption. */
  readonly texts: readonly string[];
  readonly fields: readonly ScreenValue[];
  /** Whether it marks the next button to click. */
  readonly hasAction: boolean;
}

interface ScreenValue {
  readonly label: string;
  readonly value: string;
}

/** The pointer's goal: a field by its index, the marked button, or its resting place. */
export type PointerTarget = number | 'action' | 'rest';

interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

interface Caption extends Span {
  readonly text: string;
}

interface PointerMove extends Span {
  readonly to: PointerTarget;
}

interface Typing extends Span {
  readonly field: number;
}

interface ScreenCue extends Span {
  readonly captions: readonly Caption[];
  readonly moves: readonly PointerMove[];
  readonly typings: readonly Typing[];
}

interface Chapter extends Span {
  readonly title: string;
}

export interface Timeline {
  readonly durationMs: number;
  readonly screens: readonly ScreenCue[];
  readonly chapters: readonly Chapter[];
}

/** A caption is at most this long, so that it fits on four lines of a phone. */
const CAPTION_CHARACTERS = 120;

/** The speed of subtitles, and the time to find a new one. */
const READING_MS_PER_CHARACTER = 55;
const NOTICING_MS = 900;
const MIN_CAPTION_MS = 1800;

const ARRIVAL_MS = 600;
const MOVE_MS = 700;
const PRESS_MS = 500;
const TYPING_MS_PER_CHARACTER = 45;
const MIN_TYPING_MS = 300;
const MAX_TYPING_MS = 1600;

/** Fields that the product fills in. They're shown immediately, because no one types them. */
const READ_ONLY =
  /^(?:status|score|fit|signals|intent|calculation|account|plan|missing|why|code|to fix|sent|replies|users|certificate|sessions|recovery codes|contacts|emails waiting|last test|test|connected (?:as|by)|signed in as|due today|starts|paid until|plan ends|read-only until|data deleted by|next (?:email|line)|spam score|hot leads|bounce rate|sent (?:today|through)|automations this month|in campaigns|proxy status|diagnostic-code|acs url|entity id|code to scan|preview for|draft|text|stays|delete|people|.* wants to)$/i;

/** Cuts a text between sentences into captions. A longer sentence is a caption of its own. */
export function captionsOf(text: string): string[] {
  const captions: string[] = [];
  for (const sentence of text.split(/(?<=[.!?:;]) /)) {
    const last = captions.at(-1);
    if (last !== undefined && last.length + sentence.length < CAPTION_CHARACTERS) {
      captions[captions.length - 1] = `${last} ${sentence}`;
    } else if (sentence) {
      captions.push(sentence);
    }
  }
  return captions;
}

/** Returns the indexes of the fields that a person fills in on a screen, without those shown the same way before. */
function typedFields(screens: readonly WalkthroughScreen[], at: number): number[] {
  const {fields, hasAction} = screens[at]!;
  if (!hasAction) return [];
  const known = screens.slice(0, at).flatMap((screen) => screen.fields);
  return fields.flatMap(({label, value}, index) =>
    READ_ONLY.test(label) ||
    known.some((before) => before.label === label && before.value === value)
      ? []
      : [index],
  );
}

/**
 * Plans a walkthrough: on each screen, the captions follow each other while the pointer goes from field to field and the
 * values are typed. At the end, it clicks the marked button, which leads to the next screen.
 */
export function timelineOf(screens: readonly WalkthroughScreen[]): Timeline {
  const cues: ScreenCue[] = [];
  for (let at = 0; at < screens.length; at += 1) {
    cues.push(cueOf(screens[at]!, typedFields(screens, at), cues.at(-1)?.endMs ?? 0));
  }
  return {
    durationMs: cues.at(-1)?.endMs ?? 0,
    screens: cues,
    chapters: chaptersOf(screens, cues),
  };
}

function cueOf(screen: WalkthroughScreen, typed: readonly number[], startMs: number): ScreenCue {
  const captions: Caption[] = [];
  let captionMs = startMs;
  for (const text of screen.texts.flatMap(captionsOf)) {
    const readingMs = NOTICING_MS + READING_MS_PER_CHARACTER * text.length;
    const endMs = captionMs + Math.max(MIN_CAPTION_MS, readingMs);
    captions.push({text, startMs: captionMs, endMs});
    captionMs = endMs;
  }

  const moves: PointerMove[] = [];
  const typings: Typing[] = [];
  let handMs = startMs + ARRIVAL_MS;
  for (const field of typed) {
    const arrivedMs = handMs + MOVE_MS;
    const typingMs = TYPING_MS_PER_CHARACTER * screen.fields[field]!.value.length;
    const endMs = arrivedMs + Math.min(MAX_TYPING_MS, Math.max(MIN_TYPING_MS, typingMs));
    moves.push({to: field, startMs: handMs, endMs: arrivedMs});
    typings.push({field, startMs: arrivedMs, endMs});
    handMs = endMs;
  }

  if (!screen.hasAction) {
    return {startMs, endMs: Math.max(captionMs, handMs), captions, moves, typings};
  }
  const pressMs = Math.max(captionMs - PRESS_MS, handMs + MOVE_MS);
  moves.push({to: 'action', startMs: pressMs - MOVE_MS, endMs: pressMs});
  return {startMs, endMs: pressMs + PRESS_MS, captions, moves, typings};
}

/** The sections of the article, or the screens if there's only one section. */
function chaptersOf(
  screens: readonly WalkthroughScreen[],
  cues: readonly ScreenCue[],
): readonly Chapter[] {
  const isOne = screens.every(({chapter}) => chapter === screens[0]!.chapter);
  const chapters: Chapter[] = [];
  screens.forEach(({chapter, texts}, at) => {
    const {startMs, endMs} = cues[at]!;
    const title = isOne ? firstSentence(texts[0] ?? '') : chapter;
    const last = chapters.at(-1);
    if (last?.title === title) chapters[chapters.length - 1] = {...last, endMs};
    else chapters.push({title, startMs, endMs});
  });
  return chapters;
}

const firstSentence = (text: string) => /^.*?(?=[.!?:;](?: |$)|$)/.exec(text)![0];

/** The view of the player at a moment. */
export interface Frame {
  readonly screen: number;
  readonly caption: string;
  /** The share of each typed field's value that's visible, 0 to 1. Other fields show all of it. */
  readonly typed: ReadonlyMap<number, number>;
  /** The field with the text cursor. */
  readonly focused: number | null;
  readonly pointer: {
    readonly from: PointerTarget;
    readonly to: PointerTarget;
    /** 0 to 1. */
    readonly progress: number;
    readonly isPressed: boolean;
  };
  /** The share of the screen's time that has passed, 0 to 1. */
  readonly progress: number;
}

const share = ({startMs, endMs}: Span, atMs: number) =>
  Math.min(1, Math.max(0, (atMs - startMs) / (endMs - startMs)));

/** Returns the index of the span at a moment; the last one after the end. */
export function indexAt(spans: readonly Span[], atMs: number): number {
  const index = spans.findIndex(({endMs}) => atMs < endMs);
  return index === -1 ? spans.length - 1 : index;
}

/** Returns what's visible after `atMs`. */
export function frameAt({screens}: Timeline, atMs: number): Frame {
  const screen = indexAt(screens, atMs);
  const cue = screens[screen]!;
  const {captions, moves, typings} = cue;
  const started = moves.filter(({startMs}) => startMs <= atMs);
  const move = started.at(-1);
  return {
    screen,
    caption: captions[indexAt(captions, atMs)]?.text ?? '',
    typed: new Map(typings.map((typing) => [typing.field, share(typing, atMs)])),
    focused: typings.find(({startMs, endMs}) => startMs <= atMs && atMs < endMs)?.field ?? null,
    pointer: {
      from: started.at(-2)?.to ?? 'rest',
      to: move?.to ?? 'rest',
      progress: move ? share(move, atMs) : 1,
      isPressed: move?.to === 'action' && atMs >= move.endMs,
    },
    progress: share(cue, atMs),
  };
}

/** Returns a screen's last frame, with all its captions, for readers who prefer less motion. */
export function stillFrame({screens}: Timeline, screen: number): Frame {
  const {captions, moves, typings} = screens[screen]!;
  const to = moves.at(-1)?.to ?? 'rest';
  return {
    screen,
    caption: captions.map(({text}) => text).join(' '),
    typed: new Map(typings.map(({field}) => [field, 1])),
    focused: null,
    pointer: {from: to, to, progress: 1, isPressed: false},
    progress: 0,
  };
}

/** Writes a duration as `1:12`. */
export function clockTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
