import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

export interface Driver {
  /** Runs a scenario, and returns what it shows. Scenarios run one after another. */
  run(scenario: string, input?: unknown): Promise<unknown[]>;
  /** @returns its standard error */
  close(): Promise<string>;
}

/**
 * Starts a script that reads `["scenario", input]` from each line of its input, and prints a JSON list for each. One
 * process for all tests is faster than one for each.
 */
export function startDriver(
  command: readonly [program: string, ...arguments_: string[]],
  env: Readonly<Record<string, string>> = {},
  cwd?: string,
): Driver {
  const [program, ...rest] = command;
  const child = spawn(program, rest, {
    cwd,
    env: {PATH: process.env.PATH, NODE_ENV: 'test', ...env},
  });
  const lines = createInterface({input: child.stdout})[Symbol.asyncIterator]();
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  // A script that ended early closes its input; `run` reports it.
  child.stdin.on('error', () => {});
  let last: Promise<unknown> = Promise.resolve();

  async function run(scenario: string, input: unknown): Promise<unknown[]> {
    child.stdin.write(`${JSON.stringify([scenario, input])}\n`);
    const line = await lines.next();
    if (line.done) throw new Error(`The script ended: ${stderr}`);
    return JSON.parse(line.value) as unknown[];
  }

  return {
    run: (scenario, input = null) => {
      const result = last.then(() => run(scenario, input));
      last = result.catch(() => {});
      return result;
    },
    close: async () => {
      child.stdin.end();
      await closed;
      return stderr;
    },
  };
}
