import {gfm} from '@joplin/turndown-plugin-gfm';
import {load} from 'cheerio';
import {Text} from 'domhandler';
import TurndownService from 'turndown';

import {pageMarks, selectorOf} from '../../src/lib/pageMarks';
import type {BuiltPage} from '../built-pages/readPages';
import {describeDrawings} from '../lib/describeDrawings';

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
 * Converts a page to Markdown: title, description, and content. Links into the site become absolute.
 *
 * @param siteUrl without a trailing slash
 */
export function toMarkdown({path, $: page, head}: BuiltPage, siteUrl: string): string {
  // Works on a copy, because other readers share the document.
  const $ = load(page('main').first().clone().toArray());
  const main = $('main');

  // Tabs are hidden until they're selected.
  main.find('[role="tab"][aria-controls]').each((_at, tab) => {
    const panel = main.find(`[id="${$(tab).attr('aria-controls')}"]`);
    panel.removeAttr('hidden').prepend($('<p>').append($('<b>').text($(tab).text())));
  });
  // A heading can be a button: one that sorts a column, or one that opens a panel. A term can be one that opens its definition.
  main.find(':is(h2, h3, h4) > button[aria-controls]').each((_at, button) => {
    main.find(`[id="${$(button).attr('aria-controls')}"]`).removeAttr('hidden');
  });
  main
    .find(':is(th, h2, h3, h4) button, button[popovertarget]')
    .each((_at, button) => void $(button).replaceWith($(button).contents()));
  describeDrawings($);
  main.find('svg[aria-label="(opens in a new tab)"]').remove();
  // An icon may have a label in place of text.
  main
    .find('svg[aria-label]')
    .each((_at, mark) => void $(mark).replaceWith(new Text($(mark).attr('aria-label') ?? '')));
  main.find(LEFT_OUT).remove();
  main.find('h1').remove();
  main.find('a[href^="/"], a[href^="#"]').each((_at, link) => {
    const href = link.attribs['href'] ?? '';
    link.attribs['href'] = siteUrl + (href.startsWith('#') ? path : '') + href;
  });
  // Separates words that only styles keep apart.
  const code = new Set(main.find('pre *').toArray());
  main.find('span, a, b, strong, small, time, code').each((_at, word) => {
    if (!code.has(word) && word.nextSibling && 'tagName' in word.nextSibling) {
      $(word).after(new Text(' '));
    }
  });
  // Turndown has no rule for definition lists, so each term and value becomes a paragraph.
  main.find('dt').each((_at, term) => {
    $(term)
      .find('b, strong')
      .each((_i, bold) => void $(bold).replaceWith($(bold).contents()));
    $(term).wrapInner('<b></b>');
    term.tagName = 'p';
  });
  main.find('dd').each((_at, value) => {
    value.tagName = 'p';
  });

  const start = [`# ${head.title}`, `> ${head.description}`, `Source: ${siteUrl}${path}`];
  const body = collapseBlankLines(turndown.turndown(main.html() ?? ''));
  return `${[...start, body].join('\n\n').trim()}\n`;
}

/** Two blank lines in a row are part of the style of Python, so code blocks stay as they are. */
const collapseBlankLines = (markdown: string) =>
  markdown.replace(
    /(^ *(`{3,})\S*\n[\s\S]*?\n *\2$)|\n{3,}/gm,
    (_match, codeBlock?: string) => codeBlock ?? '\n\n',
  );
