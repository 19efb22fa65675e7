import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/**
 * Runs a program and waits for it. Ctrl+C reaches it through the terminal.
 *
 * @param {{capture?: boolean, env?: NodeJS.ProcessEnv, shell?: boolean}} [options] `capture` keeps the output instead of showing it
 * @returns {Promise<{code: number, output: string}>} code 127 when the program cannot be started
 */
export function run(command, args, {capture = false, env = process.env, shell = false} = {}) {
  return new Promise((resolve) => {
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, {cwd: root, env, shell, stdio});
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({code: 127, output: error.message}));
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/**
 * The command line of a package's program, without the shell wrappers of node_modules/.bin,
 * which Windows cannot start directly.
 */
export function packageProgram(packageName, program, args) {
  const folder = path.join(root, 'node_modules', packageName);
  const {bin} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[program];
  return [process.execPath, [path.join(folder, script), ...args]];
}

export async function runProgram([packageName, program, ...args], options) {
  return run(...packageProgram(packageName, program, args), options);
}
