import {fieldLine} from './fieldLine';

/** The name of the highlight in Code.module.css. */
const HIGHLIGHT = 'field';

/**
 * Highlights the line of the field around an element, in the operation's samples that are shown. Browsers without the
 * CSS Custom Highlight API show nothing.
 *
 * @param target null to remove the highlight
 */
export function markField(target: Element | null): void {
  if (!('highlights' in CSS)) return;
  const fields: Element[] = [];
  for (let field = target?.closest('li'); field; field = field.parentElement?.closest('li')) {
    fields.unshift(field);
  }
  const path = fields.map((field) => field.querySelector('a')?.textContent ?? '');
  const hasFields = fields.at(-1)?.querySelector('li') != null;
  const ranges = samplesOf(target).flatMap((code) => {
    const line = fieldLine(code.textContent, path, hasFields);
    return line ? [rangeOf(code, line.start, line.end)] : [];
  });
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  if (ranges[0]) scrollTo(ranges[0]);
}

/** Scrolls the box around a range to its middle if the range isn't in view, but not the page. */
function scrollTo(range: Range): void {
  let box = range.startContainer.parentElement?.closest<HTMLElement>('pre');
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
  if (!box?.closest('[data-samples]')) return;
  const {top, bottom} = range.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  const isInView = top > outer.top + outer.height / 4 && bottom < outer.bottom;
  if (!isInView) box.scrollTop += top - outer.top - outer.height / 2;
}

/** The code that's shown for the request, or for the response if the element describes it. */
function samplesOf(target: Element | null): HTMLElement[] {
  const inResponse = (element: Element) => element.closest('[data-responses]') !== null;
  // A page can have several events.
  const rail = target
    ?.closest('section')
    ?.parentElement?.parentElement?.querySelector('[data-samples]');
  return [...(rail?.querySelectorAll<HTMLElement>('pre code') ?? [])].filter(
    (code) => !code.closest('[hidden]') && inResponse(code) === inResponse(target!),
  );
}

/** The range of a part of an element's text. */
function rangeOf(element: Node, start: number, end: number): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let offset = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const after = offset + (text.nodeValue?.length ?? 0);
    if (offset <= start && start < after) range.setStart(text, start - offset);
    if (offset < end && end <= after) range.setEnd(text, end - offset);
    offset = after;
  }
  return range;
}
