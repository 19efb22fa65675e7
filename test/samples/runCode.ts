import {spawn} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {sampleLanguages, type SampleLanguage} from '../../plugins/api-reference/samples';
import {missingInterpreters} from '../../scripts/lib/interpreters.mjs';

/** How a file with a sample is run. */
const commands: Readonly<Record<SampleLanguage, readonly [program: string, ending: string]>> = {
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

/** Runs code as a person would, from a file. It sees nothing of this process's environment but the path. */
export async function runCode(
  language: SampleLanguage,
  code: string,
  {env = {}, input = ''}: {env?: Record<string, string>; input?: string} = {},
): Promise<Ran> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'samples-'));
  const [program, ending] = commands[language];
  const file = path.join(folder, `sample.${ending}`);
  try {
    await fs.writeFile(file, `${code}\n`);
    return await new Promise<Ran>((resolve, reject) => {
      const child = spawn(program, [file], {
        // HOME holds no settings of a person. NODE_ENV is what the types ask for.
        env: {PATH: process.env.PATH, HOME: folder, NODE_ENV: 'test', ...env},
        stdio: 'pipe',
      });
      let stdout = '';
      let stderr = '';
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
      child.on('error', reject);
      child.on('close', (exitCode) => resolve({exitCode, stdout, stderr}));
      // A program that doesn't read its input closes it.
      child.stdin.on('error', () => {});
      child.stdin.end(input);
    });
  } finally {
    await fs.rm(folder, {recursive: true});
  }
}

const missing = missingInterpreters();

/** `describe` for each language, skipped by name where its interpreter isn't there. */
export function describeLanguages(
  tests: (language: SampleLanguage) => void,
  languages: readonly SampleLanguage[] = sampleLanguages.map(({id}) => id),
): void {
  for (const {id, label} of sampleLanguages.filter((each) => languages.includes(each.id))) {
    const absent = missing.find(({language}) => language === id);
    if (absent) describe.skip(`${label}: SKIPPED, there is no ${absent.program}`, () => tests(id));
    else describe(label, () => tests(id));
  }
}
