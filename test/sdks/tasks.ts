import path from 'node:path';

import {transform} from 'esbuild';
import {execa} from 'execa';

import {startJavascript} from './drivers/driver';
import {startDriver} from './startDriver';

/** Work for a driver in test/sdks/drivers. Waits between attempts are recorded and take no time. */
export interface Task {
  /**
   * - `call`: an operation. Returns its data and response.
   * - `typed`: reads a known and an unknown field of the first item.
   * - `times`: sends times as objects of the language.
   * - `items`: iterates over all pages; `pages` steps from one to the next.
   * - `abort`: interrupts the call, in Ruby with a timeout and in PHP and Python with a signal.
   * - `verify`: checks signatures, and returns the events. `verifyParsed` passes the body of the first case parsed.
   * - `login`: goes through OAuth, from the approval URL to the revocation. `query` changes what the customer returns
   *   with, and `stored` what's in the session.
   * - `authorize`, `exchange`, `refresh`, `revoke`: a step of OAuth.
   * - `session`: `calls` operations at the same time, with one expired token. `isReplacedWhileWaiting` stores another
   *   token before a retry.
   * - `inspect`: prints all objects that know a key, a token, or a secret.
   * - `settings`: creates a client, or an `app`.
   * - `values`: compares objects and matches patterns, in Ruby.
   * - `stop`: stops the call from another thread, in Python.
   * - `annotations`: evaluates the types of all fields and arguments, in Python.
   */
  readonly do: string;
  readonly url?: string;
  readonly method?: string;
  readonly params?: object;
  /** Of the call: `idempotencyKey` and `timeout`. */
  readonly options?: object;
  /** Of the client: `maxRetries`, `timeout`, and others. */
  readonly settings?: object;
  readonly isWaitReal?: boolean;
  readonly [detail: string]: unknown;
}

export interface Result {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly error?: Readonly<Record<string, unknown>> | string | null;
  /** Seconds. */
  readonly waits: readonly number[];
  readonly [detail: string]: unknown;
}

const drivers = path.join(__dirname, 'drivers');
const programs = {
  // Warnings go to standard error, which has to stay empty.
  python: ['python3', '-B', '-W', 'error', path.join(drivers, 'driver.py')],
  ruby: ['ruby', '-w', path.join(drivers, 'driver.rb')],
  php: ['php', '-d', 'display_errors=stderr', path.join(drivers, 'driver.php')],
} as const;

export type DrivenLanguage = keyof typeof programs | 'javascript';

export interface TaskRunner {
  run(task: Task): Promise<Result>;
  /** @returns its standard error */
  close(): Promise<string>;
}

export const folderOf = (language: DrivenLanguage) => path.join(__dirname, '../../sdks', language);

/** @param folder the SDK */
export function startTasks(
  language: DrivenLanguage,
  {folder = folderOf(language), env = {}} = {},
): TaskRunner {
  if (language === 'javascript') return startJavascript(folder, env);
  const driver = startDriver([...programs[language], folder], env);
  return {
    run: async ({do: scenario, ...task}) => {
      const [result] = await driver.run(scenario, task);
      return result as Result;
    },
    close: () => driver.close(),
  };
}

const checks = {
  python: ['python3', '-W', 'error', '-c', 'import ast, sys; ast.parse(sys.stdin.read())'],
  ruby: ['ruby', '-wc'],
  php: ['php', '-d', 'display_errors=stderr', '-l'],
} as const;

/**
 * @returns warnings
 * @throws with the program's output when the code has a syntax error
 */
export async function checkSyntax(
  language: DrivenLanguage,
  blocks: readonly string[],
): Promise<string> {
  if (language === 'javascript') {
    const compiled = await Promise.all(blocks.map((block) => transform(block, {format: 'esm'})));
    return compiled.flatMap(({warnings}) => warnings.map(({text}) => text)).join('\n');
  }
  const code = blocks.join('\n');
  const [program, ...args] = checks[language];
  const {stderr} = await execa(program, args, {
    input: language === 'php' ? `<?php\n${code}` : code,
  });
  return stderr;
}
