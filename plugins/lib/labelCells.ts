import {textOf, type HtmlNode} from './htmlNode';

/** Returns the elements with a tag inside a node, in document order. */
function elements(node: HtmlNode, tagName: string): HtmlNode[] {
  return (node.children ?? []).flatMap((child) =>
    child.tagName === tagName ? [child] : elements(child, tagName),
  );
}

/** In characters. Phones have room for four columns of figures or names of days. */
const SHORT = 16;

/** In characters. Words don't break, so the longest one of each column has to fit next to the others on a phone. */
const WORDS = 36;

/** In characters. A first column with a longer text would be narrow on a phone, and its cells long. */
const LONG = 24;

/** Of the second of four columns: below the first, its texts leave the others room next to a table of contents. */
const BELOW = 'display:block;font-size:var(--text-small);font-weight:400;line-height:1.375rem';

/** Puts the texts of a second column below those of the first. */
function mergeColumns(table: HtmlNode): void {
  for (const row of elements(table, 'tr')) {
    const [first, second] = (row.children ?? []).filter(({type}) => type === 'element');
    if (!first || !second) continue;
    const text = second.children ?? [];
    first.children =
      second.tagName === 'th'
        ? [...(first.children ?? []), {type: 'text', value: ' and '}, ...text.map(inLowerCase)]
        : [
            ...(first.children ?? []),
            {type: 'text', value: ' '},
            {type: 'element', tagName: 'span', properties: {style: BELOW}, children: text},
          ];
    row.children = row.children?.filter((node) => node !== second);
  }
}

const inLowerCase = (node: HtmlNode): HtmlNode => ({
  ...node,
  ...(node.value !== undefined && {value: node.value.toLowerCase()}),
});

const longestWord = (texts: readonly string[]) =>
  Math.max(0, ...texts.flatMap((text) => text.split(/\s+/)).map(({length}) => length));

/** Whether the cells are short enough for a phone in as many columns as there are headings. */
function isNarrow(table: HtmlNode, headings: readonly string[]): boolean {
  const rows = elements(table, 'tr').map((row) => elements(row, 'td').map(textOf));
  const words = headings.map((heading, column) =>
    longestWord([heading, ...rows.map((cells) => cells[column] ?? '')]),
  );
  return (
    rows.flat().every(({length}) => length <= SHORT) &&
    words.reduce((sum, length) => sum + length, 0) <= WORDS
  );
}

/** Whether a column, by its index, has a cell with a long text. */
const hasLongText = (table: HtmlNode, column: number): boolean =>
  elements(table, 'tr').some((row) => {
    const cell = elements(row, 'td')[column];
    return cell !== undefined && textOf(cell).length > LONG;
  });

/** Headings of a second column whose texts explain the first without them. */
const EVIDENT = /^(?:Cause|Kind|Meaning|Status|Type|What (?:it|happen))/;

/** Headings of a second column whose texts are the opposite of those of the first, which they'd seem to explain without labels. */
const CONTRAST = /^(?!Why\b).*n[’']t\b|^(?:Not|Write|Shared|Better|Standard plan)\b/;

/** Whether the second of four columns explains the first in sentences. */
function hasExplanations(table: HtmlNode): boolean {
  const headings = elements(table, 'th').map(textOf);
  return (
    headings.length === 4 &&
    /^(?:Meaning|What it means)$/.test(headings[1]!) &&
    hasLongText(table, 1)
  );
}

/** The tables in a node, in document order, each with the heading above it. */
function tablesOf(root: HtmlNode): [table: HtmlNode, heading: string][] {
  const tables: [HtmlNode, string][] = [];
  let heading = '';
  const visit = (node: HtmlNode) => {
    if (/^h[2-4]$/.test(node.tagName ?? '')) heading = textOf(node);
    else if (node.tagName === 'table') tables.push([node, heading]);
    else node.children?.forEach(visit);
  };
  visit(root);
  return tables;
}

/** Gives the cells of a wide table their column's heading. */
function labelColumns(table: HtmlNode): void {
  const headings = elements(table, 'th').map(textOf);
  const least = isNarrow(table, headings) ? 5 : hasLongText(table, 0) ? 2 : 3;
  if (headings.length < least) return;
  const isContrast = headings.length === 2 && CONTRAST.test(headings[1]!);
  const isSecondEvident = !isContrast && (headings.length === 2 || EVIDENT.test(headings[1]!));
  for (const row of elements(table, 'tr')) {
    elements(row, 'td').forEach((cell, index) => {
      if (index > 0 || isContrast || /^(?:From )?[\d,-]+$/.test(textOf(cell))) {
        const dataLabel = index === 1 && isSecondEvident ? '' : headings[index]!;
        cell.properties = {...cell.properties, dataLabel};
      }
    });
  }
}

/** Makes the first cells of a table's rows their headings, which Markdown can't say. An empty cell would announce nothing. */
function nameRows(table: HtmlNode): void {
  for (const row of elements(table, 'tr')) {
    const [first, second] = elements(row, 'td');
    if (!first || !second || textOf(first).trim() === '') continue;
    const heading = {...first, tagName: 'th', properties: {...first.properties, scope: 'row'}};
    row.children = row.children?.map((node) => (node === first ? heading : node));
  }
}

/**
 * A plugin for MDX that names tables after the heading above them, makes the first cells of rows their headings, and
 * gives the others their column's heading, because phones show wide tables as blocks without them. The heading is empty
 * where a block's title says enough: in a table of two columns, or below an evident heading. A number in the first column
 * gets one too: alone, it wouldn't be the block's title. Four columns of short cells that fit a phone stay a table, and so
 * do two columns unless the first has a long text. In a table of four columns, sentences that explain the first are below
 * it.
 */
export default function labelCells() {
  return (root: HtmlNode): void => {
    for (const [table, heading] of tablesOf(root)) {
      if (heading !== '') table.properties = {...table.properties, ariaLabel: heading};
      if (hasExplanations(table)) mergeColumns(table);
      labelColumns(table);
      nameRows(table);
    }
  };
}
