/**
 * Draws the generated assets: fonts, logos, icons, and social cards. Output goes to `.generated/`. Draws only
 * what changed since the last run; `--force` redraws everything.
 */
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brand} from '../src/data/brand';
import {pageCard, pageIds} from '../src/data/pageHeads';
import {radarLeads} from '../src/data/radarLeads';
import {sections} from '../src/data/sections';
import {scoreOf} from '../src/domain/leadScore';
import type {Card} from './assets/cards';
import {categoryCards, contentCards} from './assets/contentCards';
import {served} from './assets/files';
import type {Drawn} from './assets/generate';
import {filesOf, hashInputs, hashOf, readStamp, writeStamp, type Stamp} from './assets/stamp';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = path.join(root, '.generated');
// Resolved rather than joined, because in a copy of the project the packages may be in a parent folder.
const require = createRequire(import.meta.url);
const TOKENS_FILE = 'src/css/tokens.css';

/** Its values are hashed, because the scores follow from many sources. */
const radar = radarLeads.map((lead) => ({x: lead.x, y: lead.y, heat: scoreOf(lead)}));

/** Sources that affect every asset; a card's hash also covers its own text. */
const INPUTS = [
  'src/data/brand.ts',
  'src/components/Art/mark.ts',
  'src/components/HeatBar/heat.ts',
  'src/data/radarLeads.ts',
  TOKENS_FILE,
  'scripts/assets.ts',
  'scripts/assets',
  path.relative(root, require.resolve('@fontsource-variable/bricolage-grotesque/package.json')),
  path.relative(root, require.resolve('@fontsource-variable/hanken-grotesk/package.json')),
];

async function main(): Promise<void> {
  const started = performance.now();
  const inputs = hashOf(await hashInputs(root, INPUTS), radar);
  const cards = [
    ...sections.map(({id, ...card}) => ({path: `/social/${id}.png`, ...card})),
    ...pageIds.map(pageCard),
    ...(await contentCards(root)),
    ...categoryCards,
  ].map((card) => ({card, file: served(card.path), hash: hashOf(inputs, card)}));

  const last = await readStamp(outDir);
  const known: Stamp = process.argv.includes('--force') ? new Map() : last;
  const site = filesOf(known, inputs, outDir);
  const wanted = cards.filter(({hash}) => filesOf(known, hash, outDir).length === 0);
  const stamp = new Map([
    ...site.map((file) => [file, inputs] as const),
    ...cards.map(({file, hash}) => [file, hash] as const),
  ]);
  if (site.length > 0 && wanted.length === 0 && stamp.size === last.size) {
    console.log('assets: up to date');
    return;
  }

  const drawn = await draw(
    wanted.map(({card}) => card),
    site.length === 0,
  );
  for (const name of Object.keys(drawn.site)) stamp.set(name, inputs);
  const files = Object.entries({...drawn.site, ...drawn.cards});
  for (const [name, content] of files) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
  const stale = Array.from(last.keys()).filter((name) => !stamp.has(name));
  await Promise.all(stale.map((name) => rm(path.join(outDir, name), {force: true})));
  await writeStamp(outDir, stamp);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`assets: ${files.length} of ${stamp.size} files in ${seconds} s`);
}

/** Imports the drawing code only when needed: the image library alone takes longer to load than the check. */
async function draw(cards: readonly Card[], withSite: boolean): Promise<Drawn> {
  const [{generate}, {typefaces}] = await Promise.all([
    import('./assets/generate'),
    import('./assets/fonts'),
  ]);
  return generate({
    brand,
    cards,
    radar,
    withSite,
    css: await readFile(path.join(root, TOKENS_FILE), 'utf8'),
    fontSources: {
      headline: await readFile(require.resolve(typefaces.headline.file)),
      text: await readFile(require.resolve(typefaces.text.file)),
    },
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `assets: ${error.message}` : error);
  process.exitCode = 1;
});
