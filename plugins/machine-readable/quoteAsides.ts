import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/**
 * Quotes the mock screens and the notes of a page. Without its frame, a screen's sample data reads like facts, and a warning
 * like a part of the step above it.
 */
export function quoteAsides($: CheerioAPI, main: Cheerio<AnyNode>): void {
  main.find('[data-screen]').each((_at, figure) => quoteScreen($, figure));
  main.find('[role="note"]').each((_at, note) => {
    $(note).find('p').first().wrapInner('<b></b>');
    note.tagName = 'blockquote';
  });
}

/** A field of a screen, or a line with a title: its label, what it shows, and a hint. */
const LINES = 'p:has(> [data-part="value"]), p:has(> span > span)';

function quoteScreen($: CheerioAPI, figure: Element): void {
  $(figure).find('p').first().prepend('Screen: ').wrapInner('<b></b>');
  $(figure)
    .find('p:has(> [data-active])')
    .each((_at, tabs) => {
      const names = $(tabs)
        .children()
        .toArray()
        .map((tab) => `${$(tab).text()}${tab.attribs['data-active'] === 'true' ? ' (open)' : ''}`);
      $(tabs).text(names.join(', '));
    });
  $(figure)
    .find(LINES)
    .each((_at, line) => {
      const [label, , hint] = $(line).children().toArray();
      // The hint of a field is next to its value, and the one of a title below it.
      for (const text of [hint, $(label).children().get(1)]) $(text).prepend('(').append(')');
      $(label).append(':');
    });
  $(figure)
    .find('[data-part="action"]')
    .each((_at, action) => {
      action.tagName = 'b';
    });
  figure.tagName = 'blockquote';
}
