import {once} from 'node:events';
import {createServer} from 'node:http';
import {parseArgs} from 'node:util';

/**
 * Reads port and host from the options and the environment.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{port: number, host: string}}
 * @throws when the port isn't a port number or an option is unknown
 */
export function readAddress(args, env) {
  const {values} = parseArgs({args, options: {port: {type: 'string'}, host: {type: 'string'}}});
  const text = values.port ?? env.PORT ?? '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`The port must be a number from 0 to 65535, got "${text}".`);
  }
  return {port, host: values.host ?? 'localhost'};
}

/**
 * Starts listening.
 *
 * @returns {Promise<number>} the actual port, which differs from the requested one if that's 0
 * @throws with advice when the port is in use or reserved
 */
export function listen(server, {port, host}) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') {
        reject(new Error(`Port ${port} is in use. Choose another one with: -- --port <number>`));
      } else if (error.code === 'EACCES') {
        reject(
          new Error(
            `Port ${port} is reserved. Choose another one above 1023 with: -- --port <number>`,
          ),
        );
      } else reject(error);
    });
    server.listen(port, host, () => resolve(server.address().port));
  });
}

/** Finds a free port for a server that can't choose one itself. */
export async function freePort() {
  const server = createServer();
  const port = await listen(server, {port: 0, host: '127.0.0.1'});
  server.close();
  await once(server, 'close');
  return port;
}
