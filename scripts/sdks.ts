/** Writes the generated parts of the SDKs into `sdks/`. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {generateSdks, staleFiles} from './sdks/generate';

const root = fileURLToPath(new URL('..', import.meta.url));

async function main(): Promise<void> {
  const files = await generateSdks(root);
  const stale = await staleFiles(root, files);
  for (const file of stale) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, files[file] ?? '');
    console.log(`sdks: ${file}`);
  }
  console.log(`sdks: ${stale.length} of ${Object.keys(files).length} files changed`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `sdks: ${error.message}` : error);
  process.exitCode = 1;
});
