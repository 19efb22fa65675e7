import {gfm} from '@joplin/turndown-plugin-gfm';
import {load} from 'cheerio';
import TurndownService from 'turndown';

import {pageMarks, selectorOf} from '../../src/lib/pageMarks';
import type {BuiltPage} from '../lib/built-pages/readPages';

/** What a reader of text has no use for: controls, drawings, the ways to other pages, marks for the eye. */
const LEFT_OUT = [
  'script, style, noscript, template, svg, img, canvas, iframe',
  'button, input, select, textarea, fieldset, dialog, form',
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

// Docusaurus names the language on the <pre>, and ends lines with <br>.
turndown.addRule('code', {
  filter: 'pre',
  replacement(_content, node) {
    const pre = load((node as unknown as {outerHTML: string}).outerHTML);
    const language = /language-(\S+)/.exec(pre('pre').attr('class') ?? '')?.[1] ?? '';
    pre('br').replaceWith('\n');
    return `\n\n\`\`\`${language}\n${pre('pre').text().trimEnd()}\n\`\`\`\n\n`;
  },
});

/**
 * What a page says, as Markdown: its title, its description, its text. Links to other pages are complete addresses.
 *
 * @param siteUrl address of the site without a trailing slash
 */
export function toMarkdown({path, html}: BuiltPage, siteUrl: string): string {
  const $ = load(html);
  const main = $('main').first();
  const title = $('h1').first().text().trim();
  const description = $('meta[name="description"]').attr('content') ?? '';

  // A column's heading can be the button that sorts by it; a mark can have a name instead of a word.
  main.find('th button').each((_at, button) => void $(button).replaceWith($(button).contents()));
  main
    .find('svg[aria-label]')
    .each((_at, mark) => void $(mark).replaceWith($(mark).attr('aria-label') ?? ''));
  main.find(LEFT_OUT).remove();
  main.find('h1').remove();
  main.find('a[href^="/"]').each((_at, link) => {
    $(link).attr('href', siteUrl + ($(link).attr('href') ?? ''));
  });
  // What styles keep apart must not run together.
  main.find(':is(span, a, b, strong, small, time):not(pre *)').each((_at, word) => {
    if ('tagName' in (word.nextSibling ?? {})) $(word).after(' ');
  });
  // Definitions and figures in tiles have no Markdown of their own; each becomes a line.
  main
    .find('dt')
    .each((_at, term) => void $(term).replaceWith(`<p><b>${$(term).html() ?? ''}</b></p>`));
  main
    .find('dd')
    .each((_at, value) => void $(value).replaceWith(`<p>${$(value).html() ?? ''}</p>`));

  const head = [`# ${title}`, `> ${description}`, `Source: ${siteUrl}${path}`];
  const body = turndown.turndown(main.html() ?? '').replace(/\n{3,}/g, '\n\n');
  return `${[...head, body].join('\n\n').trim()}\n`;
}
