/** Gives the files in `sdks/` the product's current names, and writes the generated ones. */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isDeepStrictEqual} from 'node:util';

import {
  currentNames,
  NAMES_FILE,
  readFiles,
  readNames,
  renamer,
} from '../plugins/sdk-files/readSdk';
import {generateSdks, staleFiles} from './sdks/generate';

const root = fileURLToPath(new URL('..', import.meta.url));

async function write(file: string, text: string): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, text);
}

/** After a change of the brand, renames the product in the parts that aren't generated. */
async function renameProduct(): Promise<void> {
  const names = await readNames(root);
  const rename = renamer(names, currentNames);
  if (isDeepStrictEqual(names, currentNames)) return;
  // The tests call the SDKs by their names.
  for (const folder of ['sdks', 'test/sdks', 'test/samples']) {
    for (const [name, text] of Object.entries(await readFiles(path.join(root, folder)))) {
      const file = `${folder}/${name}`;
      if (rename(file) !== file) await rm(path.join(root, file));
      if (file !== NAMES_FILE) await write(rename(file), rename(text));
    }
  }
  await write(NAMES_FILE, `${JSON.stringify(currentNames, null, 2)}\n`);
  console.log(`sdks: ${names.client} is now ${currentNames.client}`);
}

async function main(): Promise<void> {
  await renameProduct();
  const files = await generateSdks(root);
  const stale = await staleFiles(root, files);
  for (const file of stale) {
    await write(file, files[file] ?? '');
    console.log(`sdks: ${file}`);
  }
  console.log(`sdks: ${stale.length} of ${Object.keys(files).length} files changed`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `sdks: ${error.message}` : error);
  process.exitCode = 1;
});
