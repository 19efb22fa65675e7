import {startSandboxServer as startSandbox} from '../samples/sandboxServer';
import {account, demoApp} from '../../src/domain/sandbox/account';
import {demoKeys} from '../../src/domain/sandbox/keys';
import {makeDelivery} from '../../src/features/sandbox/webhooks/playground';
import type {ScenarioServer} from './scenario';

export interface SandboxServer extends ScenarioServer {
  close(): Promise<void>;
}

const {clientId, clientSecret, redirectUri} = demoApp;

/** Serves the sandbox to a scenario, with signed deliveries. */
export async function startSandboxServer(): Promise<SandboxServer> {
  const start = Date.now();
  let seconds = 0;
  // A second passes with each request, so that imports end and bursts don't happen.
  const now = () => start + (seconds += 1) * 1000;
  const {url, state, approve, close} = await startSandbox({now});
  return {
    ...{url, close, isStateful: true, apiKey: demoKeys.ultimate, accountId: account.id},
    app: {clientId, clientSecret, redirectUri},
    approve: (screen) => {
      const {searchParams} = new URL(screen);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        code_challenge_method: 'S256',
      });
      return approve(searchParams);
    },
    async delivered(webhookUrl) {
      const {webhook, event} = state().deliveries.find((each) => each.webhook.url === webhookUrl)!;
      const signing = {now: Date.now(), secret: webhook.secret};
      const {rawBody: body, headers} = await makeDelivery(event, signing);
      return {url: webhookUrl, header: headers['Webhook-Signature'], body};
    },
  };
}
