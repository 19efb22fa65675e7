import {pageMarks, selectorOf} from '@site/src/lib/pageMarks';

const NOT_TEXT = `.hash-link, ${selectorOf(pageMarks.notSearched)}`;

/** A heading's own text, without the theme's link to it and the marks in it. */
export const headingText = (heading: Element): string =>
  Array.from(heading.childNodes, (node) =>
    'matches' in node && (node as Element).matches(NOT_TEXT) ? '' : node.textContent,
  )
    .join('')
    .trim();
