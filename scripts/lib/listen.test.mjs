import {createServer} from 'node:http';
import {listen, readAddress} from './listen.mjs';

test.each([
  [[], {}, 3000],
  [[], {PORT: '8080'}, 8080],
  [['--port', '9000'], {PORT: '8080'}, 9000],
  [['--port=0'], {}, 0],
])('readAddress: takes the port from options %j and environment %j: %i', (args, env, port) => {
  expect(readAddress(args, env)).toEqual({port, host: 'localhost'});
});

test.each(['http', '-1', '70000', '3000.5', ''])('readAddress: rejects port "%s"', (port) => {
  expect(() => readAddress([`--port=${port}`], {})).toThrow('must be a number from 0 to 65535');
});

test('listen: names a busy port and the option to choose another', async () => {
  const first = createServer();
  const port = await listen(first, {port: 0, host: 'localhost'});
  await expect(listen(createServer(), {port, host: 'localhost'})).rejects.toThrow(
    new RegExp(`${port} is in use.*--port`),
  );
  await new Promise((resolve) => first.close(resolve));
});
