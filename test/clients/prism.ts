import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createInterface} from 'node:readline';

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
  for await (const line of createInterface({input: child.stdout})) {
    if (line.includes('listening')) break;
  }
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
