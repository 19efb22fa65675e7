/**
 * Breaks a description into lines, each a paragraph's or a list item's. Items are indented under their bullet.
 *
 * @param width characters per line, at most
 */
export function wrapDoc(doc: string, width: number): string[] {
  return blocksOf(doc).flatMap((block) => {
    const hanging = block.startsWith('- ') ? '  ' : block.startsWith(':') ? '    ' : '';
    const lines: string[] = [];
    for (const word of block.split(/\s+/)) {
      const last = lines.at(-1);
      if (last !== undefined && `${last} ${word}`.length <= width) {
        lines[lines.length - 1] = `${last} ${word}`;
      } else {
        lines.push(lines.length > 0 ? hanging + word : word);
      }
    }
    return lines;
  });
}

/** Joins the lines of each paragraph and each list item. Empty blocks separate paragraphs. */
function blocksOf(doc: string): string[] {
  const blocks: string[] = [];
  for (const line of doc.trim().split('\n')) {
    const text = line.trim();
    const last = blocks.at(-1);
    if (!last || !text || /^(?:- |:)/.test(text)) blocks.push(text);
    else blocks[blocks.length - 1] = `${last} ${text}`;
  }
  return blocks;
}

/** `next_cursor` as `NextCursor`. */
export const pascalCase = (name: string) =>
  name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_match, letter: string) =>
    letter.toUpperCase(),
  );

/** A string in single quotes, as PHP and Ruby write it. */
export const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
