import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {execa} from 'execa';
import {listen, readAddress} from './lib/listen.mjs';
import {createSiteServer} from './lib/server.mjs';

/** How long open connections may take to finish after Ctrl+C. */
const GRACE_MS = 3000;
const root = path.resolve(import.meta.dirname, '..');
const build = path.join(root, 'build');

/** `npm run serve` serves the existing build; `npm run site` passes `--build` to build first. */
async function main(args) {
  const isBuilding = args.includes('--build');
  const address = readAddress(
    args.filter((arg) => arg !== '--build'),
    process.env,
  );
  if (isBuilding) {
    // Reports a busy port before the build instead of after it.
    const probe = createServer();
    await listen(probe, address);
    await new Promise((resolve) => probe.close(resolve));
    await execa('npm', ['run', 'build'], {cwd: root, stdio: 'inherit'});
  } else if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error('No build found. Run "npm run site" to build and serve the site.');
  }

  const server = createSiteServer({root: build});
  const port = await listen(server, address);
  console.log(`\nThe site is at http://${address.host}:${port} (stop it with Ctrl+C)`);

  const stop = () => {
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(`\n${error.shortMessage ?? error.message}`);
  process.exitCode = 1;
});
