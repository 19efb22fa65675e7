import {execFileSync} from 'node:child_process';
import path from 'node:path';

const readable = /\.(?:mdx?|css|ya?ml|[cm]?[jt]sx?)$/;
/** Frozen versions of the help center. */
const skipped = /^help_versioned_/;

/**
 * Lists the tracked and new files that people read, relative to the project, with forward slashes.
 *
 * @param {readonly string[]} paths files or folders; none means all
 */
export function proseFiles(root, paths = []) {
  const names = paths.map((name) => path.relative(root, path.resolve(root, name)) || '.');
  const options = ['-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = execFileSync('git', ['ls-files', ...options, '--', ...names], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return listed.split('\0').filter((file) => readable.test(file) && !skipped.test(file));
}
