import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const hashOf = (...texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64');
};

const filesBelow = (folder) =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/**
 * Opens the cached findings of the last run, valid while the file, the rules, and the facts are unchanged.
 *
 * @param {string} store the cache file
 * @param {readonly string[]} folders folders of the rules and the facts
 */
export function openCache(store, folders) {
  const key = hashOf(...folders.flatMap(filesBelow).map((file) => fs.readFileSync(file)));
  const last = readStore(store);
  const known = last?.key === key ? last.files : {};
  const files = {};
  return {
    /** Returns a file's findings, computed only if it changed. */
    async findings(file, source, compute) {
      const hash = hashOf(source);
      files[file] = known[file]?.hash === hash ? known[file] : {hash, found: await compute()};
      return files[file].found;
    },
    save() {
      fs.mkdirSync(path.dirname(store), {recursive: true});
      fs.writeFileSync(store, JSON.stringify({key, files: {...known, ...files}}));
    },
  };
}

/** An unreadable cache counts as empty. */
function readStore(store) {
  try {
    return JSON.parse(fs.readFileSync(store, 'utf8'));
  } catch {
    return undefined;
  }
}
