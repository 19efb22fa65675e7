import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** What a driver in test/sdks/drivers does with an SDK. Waits between attempts are recorded and take no time. */
export interface Task {
  /**
   * - `call`: an operation. Returns its data and response.
   * - `typed`: reads a known and an unknown field of the first item.
   * - `items`: iterates over all pages; `pages` steps from one to the next.
   * - `abort`: interrupts the call, in Ruby with a timeout and in PHP with a signal.
   * - `verify`: checks signatures.
   * - `login`: goes through OAuth, from the approval URL to the revocation.
   * - `session`: `calls` operations at the same time, with one expired token.
   * - `inspect`: prints all objects that know a key, a token, or a secret.
   * - `settings`: creates a client.
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

const programs = {
  // Warnings go to standard error, which has to stay empty.
  ruby: ['ruby', '-w', 'driver.rb'],
  php: ['php', '-d', 'display_errors=stderr', 'driver.php'],
} as const;

export type DrivenLanguage = keyof typeof programs;

export interface Driver {
  run(task: Task): Promise<Result>;
  /** Ends the driver, and returns what it wrote to standard error. */
  end(): Promise<string>;
}

/** Starts a driver, which runs one task after another. */
export function startDriver(
  language: DrivenLanguage,
  {folder = path.join(root, 'sdks', language), env = {}} = {},
): Driver {
  const [program, ...rest] = programs[language];
  const args = rest.map((arg) =>
    arg.startsWith('driver') ? path.join(__dirname, 'drivers', arg) : arg,
  );
  const child = spawn(program, [...args, folder], {
    env: {PATH: process.env.PATH, NODE_ENV: 'test', ...env},
    stdio: 'pipe',
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  child.stdin.on('error', () => {});
  const lines = createInterface({input: child.stdout})[Symbol.asyncIterator]();
  return {
    run: async (task) => {
      child.stdin.write(`${JSON.stringify(task)}\n`);
      const line: IteratorResult<string, unknown> = await lines.next();
      if (line.done) throw new Error(`The ${language} driver ended: ${stderr}`);
      return JSON.parse(line.value) as Result;
    },
    end: async () => {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'close');
      return stderr;
    },
  };
}
