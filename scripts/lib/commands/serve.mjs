import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {listen, readAddress} from '../listen.mjs';
import {root} from '../run.mjs';
import {fail} from '../speak.mjs';

const build = path.join(root, 'build');

/** How long open connections may finish after Ctrl+C. */
const GRACE_MS = 3000;

/** Ends with a sentence when the port is taken: better before a build of minutes than after it. */
export async function checkPort(address, command) {
  const probe = createServer();
  await listen(probe, {...address, command});
  await new Promise((resolve) => probe.close(resolve));
}

/** Serves the existing build until the process is told to stop. */
export async function serveBuild(address, command) {
  // Loaded here: its packages may just have been installed.
  const {createSiteServer} = await import('../server.mjs');
  const server = createSiteServer({root: build});
  const port = await listen(server, {...address, command});
  console.log(`\nThe site is at http://${address.host}:${port} (stop it with Ctrl+C)`);

  const stop = () => {
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

export async function main(args) {
  try {
    const address = readAddress(args, process.env);
    if (!existsSync(path.join(build, 'index.html'))) {
      return fail('There is no build to serve yet. Run "npm run site", which builds and serves.');
    }
    if (!existsSync(path.join(root, 'node_modules', 'sirv'))) {
      return fail('The packages are not installed yet. Run "npm run site", which installs them.');
    }
    await serveBuild(address, 'serve');
  } catch (error) {
    fail(error.message);
  }
}
