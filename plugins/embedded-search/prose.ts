/** Characters for private use around a code block, a table, or a picture, so that it's found but not shown as a sentence. */
export const codeMarks = ['\uE000', '\uE001'] as const;

const codeBlock = new RegExp(`\\s*${codeMarks[0]}[^${codeMarks[1]}]*${codeMarks[1]}\\s*`, 'g');

/** Returns a section's text without its code blocks, tables, and pictures. */
export const proseOf = (text: string) => text.replace(codeBlock, ' ').trim();
