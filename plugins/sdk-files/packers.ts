import {createHash} from 'node:crypto';
import {buffer} from 'node:stream/consumers';

import {gzipSync, strToU8, zipSync, type Zippable} from 'fflate';
import {pack} from 'tar-stream';

import {brand} from '../../src/data/brand';
import {sdk, type SdkLanguage, type SdkLanguageId} from '../../src/data/sdk';
import {pick} from './readSdk';

/** The text of each file by its path in the SDK's folder. */
type Source = Readonly<Record<string, string>>;

const homepage = `${brand.url}/api/sdks`;
const {version, package: name} = sdk;
const summaryOf = ({label}: SdkLanguage) => `The official ${label} SDK of the ${brand.name} API`;

/** Makes the package of each language. Their formats are read by npm, pip, gem, and Composer. */
export const packers: Readonly<
  Record<SdkLanguageId, (source: Source, language: SdkLanguage) => Promise<Uint8Array> | Uint8Array>
> = {javascript: npmPackage, python: wheel, ruby: gem, php: composerPackage};

/** `dist` is compiled beforehand. */
async function npmPackage(source: Source): Promise<Uint8Array> {
  return gzip(await tar(pick(source, /^(package\.json|README\.md|LICENSE|dist\/.+)$/, 'package/')));
}

/** https://packaging.python.org/en/latest/specifications/binary-distribution-format */
function wheel(source: Source, language: SdkLanguage): Uint8Array {
  const info = `${name}-${version}.dist-info`;
  const files: Files = {
    ...pick(source, new RegExp(`^${name}/`)),
    ...pick(source, /^LICENSE$/, `${info}/licenses/`),
    [`${info}/METADATA`]: wheelMetadata(source, language),
    [`${info}/WHEEL`]: lines([
      'Wheel-Version: 1.0',
      `Generator: ${name}`,
      'Root-Is-Purelib: true',
      'Tag: py3-none-any',
    ]),
  };
  const record = Object.entries(files).map(([file, content]) => {
    const bytes = bytesOf(content);
    const hash = createHash('sha256').update(bytes).digest('base64url');
    return `${file},sha256=${hash},${bytes.length}`;
  });
  const recordFile = `${info}/RECORD`;
  return zip({...files, [recordFile]: lines([...record.sort(), `${recordFile},,`])});
}

function wheelMetadata(source: Source, language: SdkLanguage): string {
  const fields = lines([
    'Metadata-Version: 2.4',
    `Name: ${name}`,
    `Version: ${version}`,
    `Summary: ${summaryOf(language)}`,
    'License-Expression: MIT',
    'License-File: LICENSE',
    `Project-URL: Documentation, ${homepage}`,
    `Requires-Python: >=${language.minimum}`,
    'Description-Content-Type: text/markdown',
  ]);
  return `${fields}\n${source['README.md'] ?? ''}`;
}

/** A tar file of gzipped files, as `gem build` writes it. */
async function gem(source: Source, language: SdkLanguage): Promise<Uint8Array> {
  const files = pick(source, /^(lib|sig)\/|^(README\.md|LICENSE)$/);
  const parts = {
    'metadata.gz': gzip(gemMetadata(Object.keys(files).sort(), language)),
    'data.tar.gz': gzip(await tar(files)),
  };
  const sums = ['SHA256', 'SHA512'].flatMap((algorithm) => [
    `${algorithm}:`,
    ...Object.entries(parts).map(
      ([file, bytes]) => `  ${file}: ${createHash(algorithm).update(bytes).digest('hex')}`,
    ),
  ]);
  return tar({...parts, 'checksums.yaml.gz': gzip(lines(['---', ...sums]))});
}

function gemMetadata(files: readonly string[], language: SdkLanguage): string {
  const requirement = (field: string, minimum: string) => [
    `${field}: !ruby/object:Gem::Requirement`,
    '  requirements:',
    '  - - ">="',
    '    - !ruby/object:Gem::Version',
    `      version: '${minimum}'`,
  ];
  return lines([
    '--- !ruby/object:Gem::Specification',
    `name: ${name}`,
    'version: !ruby/object:Gem::Version',
    `  version: ${version}`,
    'platform: ruby',
    `authors: [${JSON.stringify(brand.legalName)}]`,
    'bindir: bin',
    'cert_chain: []',
    'date: 1980-01-01 00:00:00.000000000 Z',
    'dependencies: []',
    'executables: []',
    'extensions: []',
    'extra_rdoc_files: []',
    `files: ${JSON.stringify(files)}`,
    `homepage: ${homepage}`,
    'licenses: [MIT]',
    'metadata: {}',
    'rdoc_options: []',
    'require_paths: [lib]',
    ...requirement('required_ruby_version', language.minimum),
    ...requirement('required_rubygems_version', '0'),
    'requirements: []',
    'specification_version: 4',
    `summary: ${JSON.stringify(summaryOf(language))}`,
    'test_files: []',
  ]);
}

/** For a repository of the type `artifact` or, unpacked, `path`. */
function composerPackage(source: Source): Uint8Array {
  return zip(pick(source, /^src\/|^(composer\.json|README\.md|LICENSE)$/));
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`;

/** The content of each file by its path in the archive, with forward slashes. */
type Files = Readonly<Record<string, string | Uint8Array>>;

/*
 * The same files always have the same bytes: entries are sorted, and they all have one time and one mode. fflate
 * compresses equally everywhere; Node's zlib doesn't.
 */

const sorted = (files: Files) =>
  Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => [path, bytesOf(content)] as const);

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? strToU8(content) : content;

export function zip(files: Files): Uint8Array {
  const entries = Object.fromEntries(sorted(files)) as Zippable;
  // The first day that a zip file can state, in the local time that fflate reads.
  return zipSync(entries, {
    level: 9,
    mtime: new Date(1980, 0, 1),
    os: 3,
    attrs: 0o100644 * 2 ** 16,
  });
}

export async function tar(files: Files): Promise<Uint8Array> {
  const archive = pack();
  for (const [name, content] of sorted(files)) {
    archive.entry({name, mtime: new Date(0), mode: 0o644}, Buffer.from(content));
  }
  archive.finalize();
  return buffer(archive);
}

export const gzip = (content: string | Uint8Array): Uint8Array =>
  gzipSync(bytesOf(content), {level: 9, mtime: 0});
