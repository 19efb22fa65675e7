import type {WalkthroughScreen} from '@site/src/domain/walkthrough/timeline';
import {headingText} from '../headingText';

export interface ShownScreen extends WalkthroughScreen {
  /** Its element on the page, which the player copies. */
  readonly element: Element;
}

/** Selectors of a mock screen and its parts; ../screens/Screen.tsx sets the attributes. */
export const FIELD_VALUE = '[data-part="value"]';
export const NEXT_ACTION = '[data-part="action"][data-on="true"]';

/** Reads the mock screens of an article's page and the texts around them. */
export function screensOnPage(body: ParentNode): ShownScreen[] {
  const screens: ShownScreen[] = [];
  let chapter = '';
  for (const element of body.querySelectorAll('h2, h3, [data-screen]')) {
    if (!element.hasAttribute('data-screen')) {
      chapter = headingText(element);
      continue;
    }
    const caption = element.querySelector('figcaption');
    screens.push({
      element: element.firstElementChild!,
      chapter,
      texts: [...textsOf(element.previousElementSibling), ...(caption ? [textOf(caption)] : [])],
      fields: Array.from(element.querySelectorAll(FIELD_VALUE), (value) => ({
        label: textOf(value.previousElementSibling!),
        value: textOf(value),
      })),
      hasAction: element.querySelector(NEXT_ACTION) !== null,
    });
  }
  return screens;
}

/** Returns the texts of a paragraph, or of the items of a list. */
function textsOf(block: Element | null): string[] {
  if (block?.localName === 'p') return [textOf(block)];
  if (block?.localName === 'ol' || block?.localName === 'ul') {
    return Array.from(block.children, textOf);
  }
  return [];
}

/** The text as it's shown. */
const textOf = ({textContent}: Element): string => textContent.replace(/\s+/g, ' ').trim();
