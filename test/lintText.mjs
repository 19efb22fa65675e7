/**
 * Lints texts under made-up file names with the real configuration. A process of its own, because
 * jest cannot load ESLint's configuration file (an ES module imported at run time).
 *
 * Standard input: JSON [{filename, code}]. Standard output: JSON [[message, …], …].
 */
import {text} from 'node:stream/consumers';
import {ESLint} from 'eslint';
import tseslint from 'typescript-eslint';

// Made-up files are in no TypeScript project; the rules that need types are switched off for them.
const eslint = new ESLint({overrideConfig: [tseslint.configs.disableTypeChecked]});
const texts = JSON.parse(await text(process.stdin));
const messages = [];
for (const {filename, code} of texts) {
  const [result] = await eslint.lintText(code, {filePath: filename});
  messages.push(result.messages.map(({message}) => message));
}
process.stdout.write(JSON.stringify(messages));
