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
  if (ranges[0]) scrollBoxTo(ranges[0]);
}

/** Scrolls the box around a range to its middle if the range isn't in view, but not the page. */
function scrollBoxTo(range: Range): void {
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

/** The offsets of a part of a text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

interface Line extends Span {
  readonly indent: number;
  /** The offset after the field's name. */
  readonly afterName: number;
}

/**
 * Finds the line of a field in a code sample in any of the languages: the outermost line that assigns to the field's
 * name, inside the lines of the field that contains it.
 *
 * @param path the field's name after those of the fields that contain it
 * @param hasFields whether the field is an object, or a list of objects
 * @returns null if the sample doesn't have the field
 */
export function fieldLine(code: string, path: readonly string[], hasFields: boolean): Span | null {
  let scope: Span = {start: 0, end: code.length};
  let line: Line | undefined;
  for (const [at, name] of path.entries()) {
    const isObject = hasFields || at < path.length - 1;
    line = linesWith(name, code, scope)
      // A field with a plain value isn't the object that's only named like it: the body of a request.
      .filter(({end}) => isObject || code[end - 1] !== '{')
      .reduce<Line | undefined>(
        (first, next) => (first && first.indent <= next.indent ? first : next),
        undefined,
      );
    if (!line) return null;
    scope = {start: line.afterName, end: endOfBlock(code, line)};
  }
  return line ? {start: line.start + line.indent, end: line.end} : null;
}

function linesWith(name: string, code: string, scope: Span): Line[] {
  const assigned = new RegExp(String.raw`(?<![\w-])${name}["']?\]?\s*[:=]`, 'g');
  return [...code.slice(scope.start, scope.end).matchAll(assigned)].map(({index, 0: text}) => {
    const start = code.lastIndexOf('\n', scope.start + index) + 1;
    return {
      start,
      end: `${code}\n`.indexOf('\n', start),
      indent: code.slice(start).search(/\S/),
      afterName: scope.start + index + text.length,
    };
  });
}

/** The lines after a field's that are further in belong to it. */
function endOfBlock(code: string, {end, indent}: Line): number {
  const next = new RegExp(String.raw`\n {0,${indent}}\S`).exec(code.slice(end));
  return next ? end + next.index : code.length;
}
