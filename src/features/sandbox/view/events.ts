import webhooks from '@generated/sandbox-seed/default/webhooks.json';

import {eventsOf} from '../webhooks/playground';

/** Every event of the contract, in its order. */
export const events = eventsOf(webhooks);
