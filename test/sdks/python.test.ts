import fs from 'node:fs';

import {python} from '../../scripts/sdks/python';
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

  test('a time without a zone is never sent', async () => {
    const server = await startFaultServer();
    const {error} = await run({do: 'times', url: server.urlOf('ok')});
    await server.close();
    expect(error).toMatchObject({message: expect.stringContaining('time zone') as string});
    expect(server.received('ok')).toHaveLength(2);
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
