import type {LoadContext, Plugin} from '@docusaurus/types';

import {sandboxSeed} from '../../src/domain/sandboxSeed/sandboxSeed';
import {sandboxOperations, sandboxWebhooks} from './sandboxOperations';

/**
 * Gives the sandbox its account as `@generated/sandbox-seed/default/seed.json`: derived from the demo's leads
 * here, because the browser would otherwise load all the texts of the demo for their names. And the operations, as
 * far as the console needs them, as `operations.json`, and the events as `webhooks.json`.
 */
export default function sandboxSeedData({siteDir}: LoadContext): Plugin {
  return {
    name: 'sandbox-seed',

    async contentLoaded({actions}) {
      await actions.createData('seed.json', sandboxSeed());
      await actions.createData('operations.json', await sandboxOperations(siteDir));
      await actions.createData('webhooks.json', await sandboxWebhooks(siteDir));
    },
  };
}
