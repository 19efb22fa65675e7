import {isScalar, parseDocument, visit} from 'yaml';
import {fill, maskInline, OPAQUE} from './mask.mjs';

/** Fields that people read in the contract, authors, tags, and front matter. */
const read =
  /^(?:title|description|summary|x-message|label|subtitle|sidebar_label|keywords|question|answer|name|alt|caption|intro|outcome|lead|text)$/;
const silent = /^(?:example|examples|value|default|enum|const)$/;

/**
 * Reads the descriptive fields and the comments of YAML.
 *
 * @param {[number, number]} range range of the YAML in the source: in Markdown, the front matter
 */
export function yamlPassages(source, file, [start, end] = [0, source.length]) {
  // The `---` of front matter would start a second document.
  const text = source.slice(start, end).replace(/^---|---$/g, '   ');
  const document = parseDocument(text);
  if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0].message}`);
  const passages = [];
  visit(document, {
    Pair(_, {key, value}) {
      if (silent.test(key?.value ?? '')) return visit.SKIP;
      if (!isScalar(value) || typeof value.value !== 'string') return;
      if (!read.test(key?.value ?? '') || !/\s/.test(value.value)) return;
      const [from, to] = value.range;
      const raw = text.slice(from, to).replace(/^[|>][-+\d]*/, fill(OPAQUE));
      passages.push({kind: 'prose', start: start + from, text: maskInline(raw)});
    },
  });
  for (const {0: raw, index} of text.matchAll(/(?:^[ \t]*#[^\n]*\n?)+/gm)) {
    const comment = raw.replace(/^[ \t]*#/gm, fill(' '));
    passages.push({kind: 'comment', start: start + index, text: maskInline(comment)});
  }
  return passages;
}
