import {gfm} from '@joplin/turndown-plugin-gfm';
import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import {isTag, Text, type AnyNode, type ChildNode, type Element} from 'domhandler';
import TurndownService from 'turndown';

import {pageMarks, selectorOf} from '../../src/lib/pageMarks';
import type {BuiltPage} from '../built-pages/readPages';
import {describeDrawings} from '../lib/describeDrawings';
import {quoteAsides} from './quoteAsides';

/** Elements without use in plain text: controls, illustrations, navigation, and icons. */
const LEFT_OUT = [
  'script, style, noscript, template, svg, img, canvas, iframe',
  'button, input, select, textarea, label, fieldset, dialog, form',
  'nav, .theme-doc-footer, .theme-doc-toc-mobile, .theme-doc-version-badge, .pagination-nav, .table-of-contents',
  '.hash-link, [aria-hidden="true"], [hidden]',
  selectorOf(pageMarks.notInMarkdown),
].join(', ');

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '_',
}).use(gfm);

// Code blocks name their language on the <pre>.
turndown.addRule('code', {
  filter: 'pre',
  replacement(_content, {className, textContent}) {
    const language = /language-(\S+)/.exec(className)?.[1] ?? '';
    const code = (textContent ?? '').trimEnd();
    // Longer than any in the code, which would end the block.
    const longest = Math.max(2, ...Array.from(code.matchAll(/`{3,}/g), ([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `\n\n${fence}${language}\n${code}\n${fence}\n\n`;
  },
});

/**
 * Turndown escapes each character that means something anywhere. People and programs that copy from the source would copy the
 * backslashes, into a DNS record for example, so these patterns match only where the character does something.
 */
const ESCAPES: readonly (readonly [RegExp, string])[] = [
  [/\\/g, '\\\\'],
  [/[*`]/g, '\\$&'],
  // Before a letter, an underscore can't end an emphasis, and without an end there's no emphasis.
  [/_(?=_*(?:[^\p{L}\p{N}_]|$))/gu, '\\_'],
  // Brackets are a link only before parentheses, because the text has no reference definitions.
  [/\](?=\(|$)/g, '\\]'],
  [/^(?:[-+>]|#{1,6})(?= |$)/, '\\$&'],
  [/^(?:-+|=+)$|^~~~/, '\\$&'],
  [/^(\d+)\.(?= |$)/, '$1\\.'],
];

turndown.escape = (text) =>
  ESCAPES.reduce((escaped, [pattern, replacement]) => escaped.replace(pattern, replacement), text);

/**
 * Converts a page to Markdown: title, description, and content. Links into the site become absolute.
 *
 * @param siteUrl without a trailing slash
 */
export function toMarkdown({path, $: page, head}: BuiltPage, siteUrl: string): string {
  // Works on a copy, because other readers share the document.
  const $ = load(page('main').first().clone().toArray());
  const main = $('main');

  showWhatOpens($, main);
  quoteAsides($, main);
  describeDrawings($);
  main.find('svg[aria-label="(opens in a new tab)"]').remove();
  // An icon may have a label in place of text.
  main
    .find('svg[aria-label]')
    .each((_at, mark) => void $(mark).replaceWith(new Text($(mark).attr('aria-label') ?? '')));
  main.find(LEFT_OUT).remove();
  main.find('h1').remove();
  // The copy starts with the description, so it isn't needed as the first paragraph, too.
  main
    .find('p')
    .filter((_at, text) => $(text).text().trim() === head.description)
    .remove();
  main.find('a[href^="/"], a[href^="#"]').each((_at, link) => {
    const href = link.attribs['href'] ?? '';
    link.attribs['href'] = siteUrl + (href.startsWith('#') ? path : '') + href;
  });
  // Turndown would put backslashes in front of parentheses.
  main.find('a[href]').each((_at, link) => {
    const href = link.attribs['href'] ?? '';
    link.attribs['href'] = href.replaceAll('(', '%28').replaceAll(')', '%29');
  });
  // The tokens of highlighted code, of which some pages have thousands, are no use to Turndown. The <code> stays, because a
  // parser drops a line break that's first in a <pre>.
  main.find('pre').each((_at, code) => void $(code).html($('<code>').text($(code).text())));
  separateWords($, main);
  writeDefinitions($, main);

  const start = [`# ${head.title}`, `> ${head.description}`, `Source: ${siteUrl}${path}`];
  const body = tidy(turndown.turndown(main.html() ?? ''));
  return `${[...start, body].join('\n\n').trim()}\n`;
}

/** Shows every tab, panel, and fold below its label. */
function showWhatOpens($: CheerioAPI, main: Cheerio<AnyNode>): void {
  // Tabs are hidden until they're selected.
  main.find('[role="tab"][aria-controls]').each((_at, tab) => {
    const panel = main.find(`[id="${$(tab).attr('aria-controls')}"]`);
    const label = $(tab).text();
    // Code in a tab can have a title of its own.
    const title = panel.find('span').first();
    if (title.text() === label && panel.text().startsWith(label)) title.remove();
    panel.removeAttr('hidden').prepend($('<p>').append($('<b>').text(label)));
  });
  // A heading can be a button: one that sorts a column, or one that opens a panel. A term can be one that opens its definition,
  // and an item of a list one that picks it.
  main.find(':is(h2, h3, h4) > button[aria-controls]').each((_at, button) => {
    main.find(`[id="${$(button).attr('aria-controls')}"]`).removeAttr('hidden');
  });
  main
    .find(':is(th, h2, h3, h4) button, button[popovertarget], li > button[aria-pressed]')
    .each((_at, button) => void $(button).replaceWith($(button).contents()));
  main
    .find('summary:not(:has(:is(h2, h3, h4)))')
    .each((_at, summary) => void $(summary).wrapInner('<b></b>'));
}

/** Whether styles put a `<span>` on a line of its own. */
const isLine = ({attribs}: Element): boolean =>
  /(?:^|\s)block_/.test(attribs['class'] ?? '') || /^display:block/.test(attribs['style'] ?? '');

/** Separates what only styles keep apart: lines, the texts of a link to an item, and words. */
function separateWords($: CheerioAPI, main: Cheerio<AnyNode>): void {
  const unbroken = new Set(
    main.find(':is(a, h2, h3, h4, dt, summary, [data-screen]) span').toArray(),
  );
  main.find(`a > ${selectorOf(pageMarks.linkName)}`).each((_at, name) => {
    const link = $(name).parent();
    link.before($($(name).prevAll().toArray().reverse()).append(': '));
    const details = $(name).nextAll().prepend('. ');
    details.first().contents().first().replaceWith(': ');
    link.after(details);
  });
  main
    .find('span')
    .filter((_at, span) => isLine(span) && !unbroken.has(span))
    .each((_at, line) => {
      if (hasTextBefore($, line)) $(line).before('<br>');
      const next = $(line).next(WORDS).get(0);
      if (next && !isLine(next)) $(line).after('<br>');
    });
  main.find(WORDS).each((_at, word) => {
    const next = word.nextSibling;
    if (!next || !isTag(next) || next.tagName === 'br') return;
    if (next.tagName !== 'code' && /^[,.;:!?)]/.test($(next).text())) return;
    $(word).after(new Text(separatorOf($, word, next)));
  });
}

const WORDS = 'span, a, b, strong, small, time, code';

function hasTextBefore($: CheerioAPI, {prev}: ChildNode): boolean {
  return prev !== null && ($(prev).text().trim() !== '' || hasTextBefore($, prev));
}

/** Whether an element is a row of facts, such as the date and the author of a post, or of badges. */
const isFacts = ($: CheerioAPI, row: Cheerio<Element>): boolean =>
  /(?:^|\s)cluster_/.test(row.attr('class') ?? '') &&
  row.children('time, [class*="badge_"]').length > 0;

/** An item of a list that has no punctuation consists of a name, a value, and maybe what follows from it. */
function separatorOf($: CheerioAPI, word: Element, next: Element): string {
  if (isFacts($, $(word).parent())) return ' · ';
  const isPart = [word, next].every(({tagName}) => /^(?:span|code)$/.test(tagName));
  if (!isPart || !$(word).parent().is('li') || $(word).text().trim() === '') return ' ';
  return hasTextBefore($, word) ? '. ' : ': ';
}

/** Writes each term of a definition list as a bold paragraph, and its values as another, because Turndown has no rule for them. */
function writeDefinitions($: CheerioAPI, main: Cheerio<AnyNode>): void {
  main.find('dt').each((_at, term) => {
    $(term)
      .find('b, strong')
      .each((_i, bold) => void $(bold).replaceWith($(bold).contents()));
    // A badge isn't part of the term.
    const badge = $(term).children('span:last-child').get(0);
    const hasBadge = badge !== undefined && hasTextBefore($, badge);
    if (hasBadge) $(badge).remove();
    $(term).wrapInner('<b></b>');
    if (hasBadge) $(term).append(' (', badge, ')');
    term.tagName = 'p';
  });
  // A calculation and its result are two values.
  main.find('dd + dd:not(:has(p, ul, ol, pre))').each((_at, value) => {
    $(value).prev().append(' ', $(value).contents());
    $(value).remove();
  });
  main.find('dd').each((_at, value) => {
    value.tagName = 'p';
  });
}

/**
 * Leaves out additional blanks and blank lines, headings with nothing before the next one, such as that of a form, and
 * backslashes of texts that don't start their line, such as a heading's. Two blank lines in a row are part of the style of Python,
 * so code blocks stay as they are.
 */
const tidy = (markdown: string): string =>
  markdown.replace(
    /(^[ >]*(`{3,})\S*\n[\s\S]*?\n[ >]*\2$)|\n{3,}|^(#{2,6}) .*\n{2,}(?=(#{2,6}) )| {2}(?=<br>)|(?<=(?:^#{1,6}|\|) \d+)\\(?=\. )|(?<=\p{L}[^\n]*)\\(?=(?:[-+>]|#{1,6})(?: |$))/gmu,
    (match, codeBlock?: string, _fence?: string, level?: string, next?: string) => {
      if (codeBlock !== undefined) return codeBlock;
      if (/^[ \\]/.test(match)) return '';
      if (level === undefined) return '\n\n';
      return next && next.length > level.length ? `${match.trimEnd()}\n\n` : '';
    },
  );
