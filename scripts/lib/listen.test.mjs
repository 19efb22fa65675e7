import {createServer} from 'node:http';
import {busyPortMessage, listen, readAddress} from './listen.mjs';

test.each([
  [[], {}, 3000],
  [[], {PORT: '8080'}, 8080],
  [['--port', '9000'], {PORT: '8080'}, 9000],
  [['--port=0'], {}, 0],
])('options %j and environment %j give port %i', (args, env, port) => {
  expect(readAddress(args, env)).toEqual({port, host: 'localhost'});
});

test.each(['http', '-1', '70000', '3000.5', ''])('port "%s" is refused', (port) => {
  expect(() => readAddress([`--port=${port}`], {})).toThrow('must be a number from 0 to 65535');
});

test('a busy port is named, with the way to another one', async () => {
  const first = createServer();
  const port = await listen(first, {port: 0, host: 'localhost', command: 'site'});
  await expect(listen(createServer(), {port, host: 'localhost', command: 'site'})).rejects.toThrow(
    busyPortMessage(port, 'site'),
  );
  await new Promise((resolve) => first.close(resolve));
});

test('the advice is a command that can be pasted', () => {
  expect(busyPortMessage(3000, 'serve')).toContain('npm run serve -- --port 3001');
});
