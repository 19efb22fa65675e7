import type {Plugin} from '@docusaurus/types';

import {sandboxSeed} from '../../src/lib/sandboxSeed/sandboxSeed';

/**
 * Gives the sandbox its account as `@generated/sandbox-seed/default/seed.json`: derived from the demo's leads
 * here, because the browser would otherwise load all the texts of the demo for their names.
 */
export default function sandboxSeedData(): Plugin {
  return {
    name: 'sandbox-seed',

    async contentLoaded({actions}) {
      await actions.createData('seed.json', sandboxSeed());
    },
  };
}
