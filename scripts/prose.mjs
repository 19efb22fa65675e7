import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {tsImport} from 'tsx/esm/api';
import {isGenerated, openCache, proseFiles} from './lib/prose/cache.mjs';

const root = process.cwd();
const inProject = (name) => path.join(root, name);

/** Loading takes a second, so it happens only if a file has changed. */
async function loadChecker() {
  const data = pathToFileURL(inProject('src/data/textValues.ts')).href;
  const {textValues} = await tsImport(data, import.meta.url);
  const {createChecker} = await import('./lib/prose/check.mjs');
  return createChecker(textValues);
}

const report = (file, {line, column, word, use, rule, isWarning}) =>
  `${file}:${line}:${column}  "${word.replace(/\s+/g, ' ')}" -> ${use}  (${rule}${isWarning ? ', warning' : ''})`;

/** `npm run lint:prose -- [--warnings] [paths…]` exits with 1 if text that people read has errors. */
async function main(args) {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {warnings: {type: 'boolean', default: false}},
  });
  const rules = path.join(import.meta.dirname, 'lib/prose');
  // The lock file stands for the packages that check the text.
  const inputs = [rules, inProject('src/data'), inProject('package-lock.json')];
  const cache = openCache(inProject('.cache/prose.json'), inputs);
  let checker;
  const counts = {errors: {}, warnings: {}};
  for (const file of proseFiles(root, positionals)) {
    const source = fs.readFileSync(inProject(file), 'utf8');
    if (isGenerated(source)) continue;
    const findings = await cache.findings(file, source, async () => {
      checker ??= await loadChecker();
      return checker(source, file);
    });
    for (const finding of findings) {
      const count = finding.isWarning ? counts.warnings : counts.errors;
      count[finding.rule] = (count[finding.rule] ?? 0) + 1;
      if (values.warnings || !finding.isWarning) console.log(report(file, finding));
    }
  }
  cache.save();
  for (const [level, byRule] of Object.entries(counts)) {
    const total = Object.values(byRule).reduce((sum, count) => sum + count, 0);
    const list = Object.entries(byRule).map(([rule, count]) => `${rule} ${count}`);
    console.log(`Prose: ${total} ${level}${total > 0 ? ` (${list.sort().join(', ')})` : ''}`);
  }
  process.exitCode = Object.keys(counts.errors).length > 0 ? 1 : 0;
}

await main(process.argv.slice(2));
