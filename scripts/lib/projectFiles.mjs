import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists tracked files, and new ones that git doesn't ignore, relative to the project, with forward slashes.
 *
 * @param {string} root the project's folder
 * @param {readonly string[]} paths files or folders; none means all
 */
export function projectFiles(root, paths = []) {
  const options = ['-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = execFileSync('git', ['ls-files', ...options, '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  // Git also lists what was deleted since the last commit.
  return listed.split('\0').filter((file) => file && fs.existsSync(path.join(root, file)));
}
