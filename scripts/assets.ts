/**
 * Draws what the site serves but nobody edits by hand: headline font, logos, icons, social cards.
 * Everything goes into `.generated/`. Does nothing when no input has changed; `--force` draws anyway.
 */
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brand} from '../src/data/brand';
import {postCards} from './assets/postCards';
import {hashInputs, isUpToDate, readStamp, writeStamp} from './assets/stamp';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = path.join(root, '.generated');
// Resolved, not joined: in a copy of the project the packages may stand further up.
const require = createRequire(import.meta.url);
const TOKENS_FILE = 'src/css/tokens.css';
const INPUTS = [
  'src/data/brand.ts',
  'src/data/sections.ts',
  TOKENS_FILE,
  'scripts/assets.ts',
  'scripts/assets',
  path.relative(root, require.resolve('@fontsource-variable/bricolage-grotesque/package.json')),
];

async function main(): Promise<void> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const posts = await postCards(root, brand);
  // Of a post only what its card shows: drawing after every changed word would be slow.
  const hash = await hashInputs(root, INPUTS, JSON.stringify(posts));
  const last = await readStamp(outDir);
  if (!process.argv.includes('--force') && isUpToDate(last, hash, outDir)) {
    console.log('assets: up to date');
    return;
  }

  // Loaded only when there is something to draw: the image library alone takes longer than the check.
  const [{generate}, {FONT_FILE}, {sections}] = await Promise.all([
    import('./assets/generate'),
    import('./assets/font'),
    import('../src/data/sections'),
  ]);
  const files = await generate({
    brand,
    sections,
    posts,
    css: await readFile(path.join(root, TOKENS_FILE), 'utf8'),
    font: await readFile(require.resolve(FONT_FILE)),
  });

  for (const [name, content] of Object.entries(files)) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
  const names = Object.keys(files);
  const stale = last.files.filter((name) => !names.includes(name));
  await Promise.all(stale.map((name) => rm(path.join(outDir, name), {force: true})));
  await writeStamp(outDir, {hash, files: names});
  console.log(`assets: ${names.length} files in ${seconds()}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `assets: ${error.message}` : error);
  process.exitCode = 1;
});
