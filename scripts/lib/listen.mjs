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
export async function listen(server, {port, host}) {
  const advice = {
    EADDRINUSE: 'in use. Choose another one',
    EACCES: 'reserved. Choose another one above 1023',
  };
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (!Object.hasOwn(advice, error.code)) throw error;
    throw new Error(`Port ${port} is ${advice[error.code]} with: -- --port <number>`, {
      cause: error,
    });
  }
  return server.address().port;
}

/** Finds a free port for a server that can't choose one itself. */
export async function freePort() {
  const server = createServer();
  const port = await listen(server, {port: 0, host: '127.0.0.1'});
  server.close();
  await once(server, 'close');
  return port;
}
