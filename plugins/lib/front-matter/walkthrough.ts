import {
  MIN_SCREENS,
  timelineOf,
  type WalkthroughScreen,
} from '../../../src/domain/walkthrough/timeline';
import {isHelpArticle} from './derived';

/** The facts that pages show about a walkthrough before it plays. */
export interface WalkthroughFacts {
  readonly screens: number;
  readonly durationMs: number;
}

/** Returns the field `walkthrough` of a help article with enough mock screens; nothing for other files. */
export function walkthroughOf(
  file: string,
  mdx: string,
): {readonly walkthrough?: WalkthroughFacts} {
  if (!isHelpArticle(file)) return {};
  const screens = screensIn(mdx);
  if (screens.length < MIN_SCREENS) return {};
  const {durationMs} = timelineOf(screens);
  return {walkthrough: {screens: screens.length, durationMs}};
}

/**
 * Reads an article's mock screens from its source, as src/features/help/walkthrough/screensOnPage.ts reads them from the
 * page. test/built compares the results.
 */
export function screensIn(mdx: string): WalkthroughScreen[] {
  const screens: WalkthroughScreen[] = [];
  let chapter = '';
  let end = 0;
  for (const match of mdx.matchAll(/^#{2,3} (.+)$|<Screen\s([\s\S]*?)<\/Screen>/gm)) {
    const [whole, heading, inside] = match;
    if (heading !== undefined) {
      chapter = plain(heading);
    } else if (inside !== undefined) {
      const [opening = '', ...parts] = inside.split(/<(?=Screen[A-Z])/);
      const caption = attribute(opening, 'caption');
      screens.push({
        chapter,
        texts: [...textsBefore(mdx.slice(end, match.index)), ...(caption ? [caption] : [])],
        fields: parts
          .filter((part) => part.startsWith('ScreenField'))
          .map((part) => ({label: attribute(part, 'label'), value: attribute(part, 'value')})),
        hasAction: parts.some((part) => /^ScreenAction\s+isPrimary\b/.test(part)),
      });
    }
    end = match.index + whole.length;
  }
  return screens;
}

/** Returns the texts of the block right before a screen: a paragraph, or the items of a list. */
function textsBefore(mdx: string): string[] {
  const block =
    mdx
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  if (/^(?:\d+\.|-) /.test(block)) {
    return block
      .split(/^(?:\d+\.|-) /m)
      .slice(1)
      .map(plain);
  }
  return block === '' || /^[|<>#{`]/.test(block) ? [] : [plain(block)];
}

/** Reads an attribute from the source of an element: `label="Status"` or `label={'Status'}`. */
function attribute(source: string, name: string): string {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|\\{(['"\`])([\\s\\S]*?)\\2\\})`).exec(source);
  return withoutEntities(found?.[1] ?? found?.[3] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns Markdown as the text that a reader sees. */
function plain(markdown: string): string {
  const text = markdown
    .replace(/\s*\{#[\w-]+\}\s*$/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\*\*|`/g, '')
    .replace(/(?<!\w)_([^_]+)_(?!\w)/g, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/\s+/g, ' ');
  return withoutEntities(text).trim();
}

const entities: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'};

const withoutEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name]!);
