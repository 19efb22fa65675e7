// Imported before anything else, by whatever Node there is: keep to syntax and modules of Node 12.
import {readFileSync} from 'fs';

const numbers = (version) => version.replace(/^\D*/, '').split('.').map(Number);

/**
 * @param {string} found for example `v18.20.4`
 * @param {string} wanted `engines.node` of package.json, in the form `>=20.19`
 */
export function isSupported(found, wanted) {
  const have = numbers(found);
  const need = numbers(wanted);
  for (let index = 0; index < need.length; index += 1) {
    if (have[index] !== need[index]) return (have[index] || 0) > need[index];
  }
  return true;
}

export function unsupportedMessage(found, wanted) {
  return [
    'This site needs Node ' +
      wanted.replace(/^>=/, '') +
      ' or newer, and this is Node ' +
      found.replace(/^v/, '') +
      '.',
    'Install a newer Node (the version in .nvmrc is the one it is tested with) and run the command again.',
  ].join('\n');
}

/** Ends the process with a sentence when this Node is too old for the site. */
export function requireSupportedNode() {
  const manifest = new URL('../../package.json', import.meta.url);
  const wanted = JSON.parse(readFileSync(manifest, 'utf8')).engines.node;
  if (isSupported(process.version, wanted)) return;
  console.error(unsupportedMessage(process.version, wanted));
  process.exit(1);
}
