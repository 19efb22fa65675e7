import fs from 'node:fs';
import {execa} from 'execa';

import {python} from '../../scripts/sdks/python';
import {sdk} from '../../src/data/sdk';
import {describeLanguages} from '../samples/runCode';
import {describeSdk} from './describeSdk';
import {startFaultServer} from './faultServer';
import {copyForMadeUp} from './madeUp';
import {folderOf, startTasks, type Task} from './tasks';

describeSdk('python', {emit: python, ending: 'Error', argument: 'ArgumentError'});

/** Runs one task in a driver of its own. */
async function run(task: Task, folder?: string) {
  const driver = startTasks('python', {folder});
  const result = await driver.run(task);
  expect(await driver.close()).toBe('');
  return result;
}

describeLanguages(() => {
  test('an exception from `sleep` stops a call in another thread', async () => {
    const server = await startFaultServer();
    const url = server.urlOf('rate-limited-until');
    const {seconds} = await run({do: 'stop', method: 'listContacts', url});
    await server.close();
    expect(seconds).toBeLessThan(1.5);
    expect(server.received('rate-limited-until')).toHaveLength(1);
  });

  test('a wait for the next part of a body ends at the deadline', async () => {
    const code = `
import json, time
from types import SimpleNamespace
from ${sdk.package}._transport import _read

timeouts = []
connection = SimpleNamespace(settimeout=timeouts.append)


def read1(size):
    time.sleep(0.01)
    return b"ab"


raw = SimpleNamespace(raw=SimpleNamespace(_sock=connection))
_read(SimpleNamespace(length=4, fp=raw, read1=read1), time.monotonic() + 9)
print(json.dumps(timeouts))`;
    const env = {PYTHONPATH: folderOf('python')};
    const {stdout} = await execa('python3', ['-B', '-W', 'error', '-c', code], {env});
    const [first, second] = JSON.parse(stdout) as number[];
    expect(first).toBeLessThanOrEqual(9);
    expect(second).toBeLessThan(first!);
  });

  test('a transport can wrap the default one', async () => {
    const server = await startFaultServer();
    const code = `
import dataclasses
import ${sdk.package}


def transport(request):
    headers = {**request.headers, "Prefer": "code=429"}
    return ${sdk.package}.urllib_transport(dataclasses.replace(request, headers=headers))


client = ${sdk.package}.${sdk.client}("a", base_url="${server.urlOf('ok')}", transport=transport)
print(client.list_contacts().data["total"])`;
    const env = {PYTHONPATH: folderOf('python')};
    const {stdout} = await execa('python3', ['-B', '-W', 'error', '-c', code], {env});
    await server.close();
    expect(stdout).toBe('6');
    expect(server.received('ok')[0]?.headers).toMatchObject({prefer: 'code=429'});
  });

  test('a time without a zone is never sent', async () => {
    const server = await startFaultServer();
    const {error} = await run({do: 'times', url: server.urlOf('ok')});
    await server.close();
    expect(error).toMatchObject({message: expect.stringContaining('time zone') as string});
    expect(server.received('ok')).toHaveLength(2);
  });

  test('webhooks: the body can be text, as AWS Lambda passes it', async () => {
    const code = `
import hashlib, hmac, time
from ${sdk.package} import webhooks

body = '{"id": "evt_1", "data": {"text": "10 €"}}'
now = int(time.time())
signature = hmac.new(b"s", f"{now}.{body}".encode(), hashlib.sha256).hexdigest()
print(webhooks.verify(body, f"t={now},v1={signature}", "s")["id"])`;
    const env = {PYTHONPATH: folderOf('python')};
    const {stdout} = await execa('python3', ['-B', '-W', 'error', '-c', code], {env});
    expect(stdout).toBe('evt_1');
  });

  test('one text for the scopes is an error, because it would be read letter by letter', async () => {
    const {error, login} = await run({
      ...{do: 'authorize', scopes: 'leads:search', url: 'http://127.0.0.1:1'},
    });
    expect(login).toBeUndefined();
    expect(error).toMatchObject({message: expect.stringContaining('scopes') as string});
  });

  test('an id that isn’t text is an error that names it', async () => {
    const {error} = await run({
      ...{do: 'call', method: 'getCampaign', url: 'http://127.0.0.1:1'},
      params: {campaign_id: 5},
    });
    expect(error).toMatchObject({message: 'campaign_id must be an id, not 5.'});
  });

  test('all annotations name types that exist', async () => {
    const {types, methods} = await run({do: 'annotations'});
    expect(types).toBeGreaterThan(20);
    expect(methods).toBeGreaterThan(5);
    const copy = await copyForMadeUp(folderOf('python'), python);
    expect(await run({do: 'annotations'}, copy)).toMatchObject({methods: 4});
    fs.rmSync(copy, {recursive: true});
  });
}, ['python']);
