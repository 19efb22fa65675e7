import {missing} from './responses';
import type {SandboxState, Webhook} from './state';
import type {OperationEnv, Refusal} from './types';

/** The webhooks that a key or token can see: an app's token sees only those that the app created. */
export const webhooksFor = (
  {webhooks}: SandboxState,
  {access}: Pick<OperationEnv, 'access'>,
): readonly Webhook[] => (access.isToken ? webhooks.filter(({isOfApp}) => isOfApp) : webhooks);

/** The webhook in the path. */
export function webhookAt(
  state: SandboxState,
  env: Pick<OperationEnv, 'access' | 'path'>,
): {readonly webhook: Webhook} | Refusal {
  const {webhook_id = ''} = env.path;
  const webhook = webhooksFor(state, env).find(({id}) => id === webhook_id);
  return webhook ? {webhook} : missing('webhook', webhook_id);
}

/** A webhook as the API returns it, without its secret. */
export const shownWebhook = ({id, url, events, created_at}: Webhook) => ({
  id,
  url,
  events,
  created_at,
});
