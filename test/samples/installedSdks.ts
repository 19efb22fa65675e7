import fs from 'node:fs/promises';
import path from 'node:path';

import {compileSdk} from '../../plugins/sdk-files/packSdks';
import {brand} from '../../src/data/brand';
import {sdk, type SdkLanguageId} from '../../src/data/sdk';

const root = path.join(__dirname, '../..');

/** The files and variables with which `runCode` makes code find an SDK, as if it were installed. */
export type InstalledSdks = Readonly<
  Record<SdkLanguageId, {files: Record<string, string>; env?: Record<string, string>}>
>;

/**
 * Reads the SDKs of all languages.
 *
 * @param baseUrl the server that they send requests to if the code doesn't name one
 */
export async function readSdks(baseUrl = `https://api.${brand.domain}`): Promise<InstalledSdks> {
  const withServer = (text: string) => text.replaceAll(`https://api.${brand.domain}`, baseUrl);
  const dist = Object.entries(await compileSdk(root)).map(([file, text]) => [
    `node_modules/${sdk.package}/${file}`,
    withServer(text),
  ]);
  const javascript = Object.fromEntries(dist) as Record<string, string>;
  javascript[`node_modules/${sdk.package}/package.json`] = JSON.stringify({
    type: 'module',
    exports: './dist/index.js',
  });

  const filesIn = async (folder: string, to: string) => {
    const from = path.join(root, 'sdks', folder);
    const names = await fs.readdir(from, {recursive: true, withFileTypes: true});
    const files = names.filter((each) => each.isFile() && /\.(py|rb|php)$/.test(each.name));
    const entries = files.map(async (file) => {
      const full = path.join(file.parentPath, file.name);
      const name = path.posix.join(to, path.relative(from, full).replaceAll('\\', '/'));
      return [name, withServer(await fs.readFile(full, 'utf8'))] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  const autoload = `<?php spl_autoload_register(function (string $class): void {
    require __DIR__ . '/src/' . str_replace('\\\\', '/', substr($class, ${sdk.client.length + 1})) . '.php';
  });`;
  return {
    javascript: {files: javascript},
    python: {
      files: await filesIn(`python/${sdk.package}`, sdk.package),
      env: {PYTHONDONTWRITEBYTECODE: '1'},
    },
    ruby: {files: await filesIn('ruby/lib', 'lib'), env: {RUBYLIB: 'lib'}},
    php: {files: {...(await filesIn('php/src', 'vendor/src')), 'vendor/autoload.php': autoload}},
  };
}
