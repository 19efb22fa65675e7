import {isScalar, parseDocument, visit} from 'yaml';

import type {TextValues} from '../../../src/data/textValues';
import {fillValues} from '../fillValues';

/**
 * Parses the contract and fills named values into its strings. It fills after parsing, because a value may contain
 * characters with a meaning in YAML.
 *
 * @param file path relative to the project, for errors.
 * @throws when the text isn't YAML, or a token names no value.
 */
export function fillDocument(text: string, file: string, values?: TextValues): object {
  const document = parseDocument(text);
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw new Error(`${file}: ${problem.message}`);
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string') node.value = fillValues(node.value, file, values);
    },
    // YAML parses an unquoted value that begins with [[ as a nested list.
    Seq(_key, {items: [inner]}) {
      if (isSeqOfToken(inner)) {
        throw new Error(`${file}: put quotes around a string that begins with [[.`);
      }
    },
  });
  return document.toJS() as object;
}

function isSeqOfToken(node: unknown): boolean {
  const items = (node as {items?: unknown[]} | null)?.items;
  return items?.length === 1 && isScalar(items[0]) && /^\w+\./.test(String(items[0].value));
}
