import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {SampleLanguage} from '../../src/lib/samples';
import {startDriver} from '../sdks/startDriver';
import {commands, runCode, writeFiles, type Ran, type RunOptions} from './runCode';

export interface Runner {
  run(code: string): Promise<Ran>;
  /** @returns the standard error of the process */
  close(): Promise<string>;
}

/**
 * Runs several samples in one process, each from a file of its own and with variables of its own. Starting a process for
 * each takes most of the time. Use it for samples that succeed: one that exits would end the process.
 */
export async function startRunner(
  language: SampleLanguage,
  {env = {}, files = {}}: Omit<RunOptions, 'input'> = {},
): Promise<Runner> {
  if (language === 'curl') {
    return {
      run: (code) => runCode(language, code, {env, files}),
      close: () => Promise.resolve(''),
    };
  }
  const [program, ending] = commands[language];
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'samples-'));
  // Next to the samples, so that both find the same packages.
  const host = path.join(folder, `run.${ending}`);
  await fs.copyFile(path.join(__dirname, 'runners', `run.${ending}`), host);
  await writeFiles(folder, files);
  const driver = startDriver([program, host], {HOME: folder, ...env}, folder);
  let count = 0;
  return {
    async run(code) {
      count += 1;
      const file = path.join(folder, `sample${count}.${ending}`);
      await fs.writeFile(file, `${code}\n`);
      const [ran] = await driver.run(file);
      return ran as Ran;
    },
    async close() {
      const stderr = await driver.close();
      await fs.rm(folder, {recursive: true});
      return stderr;
    },
  };
}
