import {parseArgs} from 'node:util';

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{port: number, host: string}}
 * @throws with a sentence when the port is no port or an option is unknown
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

/** @param {string} command the npm script to name in the advice, for example `serve` */
export function busyPortMessage(port, command) {
  const other = port === 65535 ? port - 1 : port + 1;
  return [
    `Port ${port} is in use by another program.`,
    `Stop that program, or choose another port: npm run ${command} -- --port ${other}`,
  ].join('\n');
}

/**
 * Starts listening.
 *
 * @returns {Promise<number>} the port, which differs from the one asked for when that was 0
 * @throws with a sentence when the port is taken or may not be used
 */
export function listen(server, {port, host, command}) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') reject(new Error(busyPortMessage(port, command)));
      else if (error.code === 'EACCES') {
        reject(new Error(`Port ${port} is reserved; choose one above 1023 with --port.`));
      } else reject(error);
    });
    server.listen(port, host, () => resolve(server.address().port));
  });
}
