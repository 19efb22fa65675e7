import {spawn} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {sampleLanguages, type SampleLanguage} from '../../src/lib/samples';
import {missingInterpreters} from '../../scripts/lib/interpreters.mjs';

/** The program and the file extension for each language. */
export const commands: Readonly<
  Record<SampleLanguage, readonly [program: string, ending: string]>
> = {
  curl: ['sh', 'sh'],
  // Top-level await needs a module.
  javascript: [process.execPath, 'mjs'],
  python: ['python3', 'py'],
  ruby: ['ruby', 'rb'],
  php: ['php', 'php'],
};

export interface Ran {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Other files in the code's folder, by their path in it. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Runs code from a file, as a reader would. It gets only PATH from this process's environment. */
export async function runCode(
  language: SampleLanguage,
  code: string,
  {env = {}, input = '', files = {}}: RunOptions = {},
): Promise<Ran> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'samples-'));
  const [program, ending] = commands[language];
  const file = path.join(folder, `sample.${ending}`);
  try {
    await writeFiles(folder, {...files, [path.basename(file)]: `${code}\n`});
    return await new Promise<Ran>((resolve, reject) => {
      const child = spawn(program, [file], {
        cwd: folder,
        // An empty HOME keeps personal settings out. The types require NODE_ENV.
        env: {PATH: process.env.PATH, HOME: folder, NODE_ENV: 'test', ...env},
        stdio: 'pipe',
      });
      let stdout = '';
      let stderr = '';
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
      child.on('error', reject);
      child.on('close', (exitCode) => resolve({exitCode, stdout, stderr}));
      // Code that doesn't read its input closes it.
      child.stdin.on('error', () => {});
      child.stdin.end(input);
    });
  } finally {
    await fs.rm(folder, {recursive: true});
  }
}

/** @param files by their path in the folder */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(folder, name)), {recursive: true});
    await fs.writeFile(path.join(folder, name), content);
  }
}

const missing = missingInterpreters();

/** Runs `describe` for each language. Skips languages without an interpreter. */
export function describeLanguages(
  tests: (language: SampleLanguage) => void,
  languages: readonly SampleLanguage[] = sampleLanguages.map(({id}) => id),
): void {
  for (const {id, label} of sampleLanguages.filter((each) => languages.includes(each.id))) {
    const absent = missing.find(({language}) => language === id);
    if (absent)
      describe.skip(`${label}: SKIPPED, ${absent.program} isn't installed`, () => tests(id));
    else describe(label, () => tests(id));
  }
}
