import {spawn} from 'node:child_process';
import path from 'node:path';
import {createInterface} from 'node:readline';

import {freePort} from '../../scripts/lib/listen.mjs';
import {account, demoApp} from '../../src/domain/sandbox/account';
import {demoKeys} from '../../src/domain/sandbox/keys';
import type {ScenarioServer} from '../sdks/scenario';
import {binOf, folder} from './install';

/** Starts Prism, which checks requests against the contract and responds with its examples. */
export async function startPrism(): Promise<ScenarioServer & {readonly close: () => void}> {
  const port = await freePort();
  const args = ['mock', path.join(folder, 'openapi.json'), '--port', String(port)];
  const child = spawn(process.execPath, [binOf('@stoplight/prism-cli'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isListening = false;
  for await (const line of createInterface({input: child.stdout})) {
    isListening = line.includes('listening');
    if (isListening) break;
  }
  if (!isListening) throw new Error('Prism has ended before it listened.');
  // Its log would fill the pipe.
  child.stdout.resume();
  const {clientId, clientSecret, redirectUri} = demoApp;
  return {
    url: `http://127.0.0.1:${port}`,
    isStateful: false,
    apiKey: demoKeys.ultimate,
    app: {clientId, clientSecret, redirectUri},
    accountId: account.id,
    approve: (url) => ({
      code: 'code_of_test',
      state: new URL(url).searchParams.get('state') ?? '',
    }),
    delivered: () => {
      throw new Error('A mock delivers no events.');
    },
    close: () => child.kill(),
  };
}
