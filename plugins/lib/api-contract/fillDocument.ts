import {isScalar, parseDocument, visit, type Document} from 'yaml';

import type {Brand} from '../../../src/data/brand';
import {fillBrand} from '../brand-text/fillBrand';

/**
 * Parses the contract and fills the brand's words into its texts. Filling after parsing, because a name
 * may hold a character that means something in YAML.
 *
 * @param file shown in errors, relative to the project.
 * @returns the document with its comments, to be written as YAML (`toString`) or read (`toJS`).
 * @throws when the text is not YAML, or a token names no word of the brand.
 */
export function fillDocument(text: string, brand: Brand, file: string): Document.Parsed {
  const document = parseDocument(text);
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw new Error(`${file}: ${problem.message}`);
  // The comment at the top, up to the empty line, speaks to those who edit the file.
  document.commentBefore = null;
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string') node.value = fillBrand(node.value, brand, file);
    },
    // An unquoted value that begins with [[ is a list of lists to YAML.
    Seq(_key, {items: [inner]}) {
      if (isSeqOfToken(inner)) {
        throw new Error(`${file}: put quotes around a value that begins with [[brand.`);
      }
    },
  });
  return document;
}

function isSeqOfToken(node: unknown): boolean {
  const items = (node as {items?: unknown[]} | null)?.items;
  return Array.isArray(items) && isScalar(items[0]) && /^brand\./.test(String(items[0].value));
}
