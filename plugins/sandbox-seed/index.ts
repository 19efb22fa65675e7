import type {LoadContext, Plugin} from '@docusaurus/types';

import {sandboxSeed} from '../../src/domain/sandbox/seed/sandboxSeed';
import {readDocument} from '../lib/api-contract/readDocument';
import {sandboxOperations, sandboxWebhooks} from './sandboxOperations';
import {compileValidators} from './validators';

/**
 * Generates the sandbox's data in `@generated/sandbox-seed/default/`. The account (`seed.json`) is derived here
 * because the browser would otherwise load all of the demo's texts. The rest comes from the API contract: the
 * operations that the console shows, the validators of their requests, and the webhook events.
 */
export default function sandboxSeedData({siteDir}: LoadContext): Plugin {
  return {
    name: 'sandbox-seed',

    async contentLoaded({actions}) {
      const {document} = await readDocument(siteDir);
      await actions.createData('seed.json', sandboxSeed());
      await actions.createData('operations.json', sandboxOperations(document));
      await actions.createData('webhooks.json', sandboxWebhooks(document));
      await actions.createData('validators.js', compileValidators(document).code);
    },
  };
}
