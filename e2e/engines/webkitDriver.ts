import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect} from 'playwright/test';
import {Builder, By, Capabilities, Key} from 'selenium-webdriver';

import type {Driver} from './driver';

/** Sends a page's console messages to the proxy, starting before the page's own scripts. */
const REPORTER = `(() => {
  // WebKit reports loads that a navigation cancels.
  let isLeaving = false;
  addEventListener('beforeunload', () => { isLeaving = true; });
  const send = (line) => { if (!isLeaving) navigator.sendBeacon('/__console', line); };
  for (const type of ['debug', 'log', 'info', 'warn', 'error']) {
    const original = console[type];
    console[type] = (...args) => { send(type + ': ' + args.map(String).join(' ')); original(...args); };
  }
  addEventListener('error', (event) => send('uncaught: ' + event.message));
  addEventListener('unhandledrejection', (event) => send('uncaught: ' + event.reason));
})();`;

/**
 * Starts a proxy that inserts the reporter into each page. WebKitGTK's driver has no command to read the console, and
 * the site's content policy allows only scripts from its own origin.
 */
async function startProxy(origin: string, messages: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/__console') {
        let line = '';
        for await (const chunk of request) line += String(chunk);
        messages.push(line);
        return response.writeHead(204).end();
      }
      if (request.url === '/__console.js') {
        return response.writeHead(200, {'content-type': 'text/javascript'}).end(REPORTER);
      }
      const upstream = await fetch(new URL(request.url ?? '/', origin), {redirect: 'manual'});
      const headers: Record<string, string> = {};
      upstream.headers.forEach((value, name) => {
        // fetch has already decompressed the body.
        if (!/^content-(?:encoding|length)$/.test(name)) headers[name] = value;
      });
      let body = Buffer.from(await upstream.arrayBuffer());
      if (headers['content-type']?.startsWith('text/html')) {
        const tag = '<script src="/__console.js"></script>';
        body = Buffer.from(body.toString().replace(/<head>/, `<head>${tag}`));
      }
      return response.writeHead(upstream.status, headers).end(body);
    })().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  server.listen(0);
  await once(server, 'listening');
  return server;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const isListening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    ({ok}) => ok,
    () => false,
  );

/** Starts an X server without a screen. Resolves with its display once it's ready. */
async function startDisplay(program: string): Promise<{name: string; server: ChildProcess}> {
  const server = spawn(
    program,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return {name: `:${String(number).trim()}`, server};
}

/** Launches the machine's own WebKitGTK (MiniBrowser in a virtual display) over WebDriver. */
export async function launchWebKit(
  {
    driver: driverPath,
    browser: binary,
    display,
  }: {driver: string; browser: string; display: string},
  origin: string,
): Promise<Driver> {
  const messages: string[] = [];
  const proxy = await startProxy(origin, messages);
  const proxied = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  const port = await freePort();
  const {name, server: screen} = await startDisplay(display);
  const service = spawn(driverPath, [`--port=${port}`], {
    // WebKit's sandbox needs user namespaces, which containers lack, and we trust our own pages.
    env: {...process.env, DISPLAY: name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'},
    stdio: 'ignore',
  });
  await expect.poll(() => isListening(port), {message: 'WebKitWebDriver listens'}).toBe(true);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {binary, args: ['--automation']},
      }),
    )
    .build();
  const keys: Record<string, string> = {
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Tab: Key.TAB,
    ArrowDown: Key.ARROW_DOWN,
  };
  return {
    goto: (url) => driver.get(url.replace(origin, proxied)),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async press(key, modifier) {
      const named = keys[key] ?? key;
      const actions = driver.actions();
      if (modifier) await actions.keyDown(Key.CONTROL).sendKeys(named).keyUp(Key.CONTROL).perform();
      else await actions.sendKeys(named).perform();
    },
    async resize(width, height) {
      const bars = await driver.executeScript<[number, number]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight]',
      );
      await driver
        .manage()
        .window()
        .setRect({width: width + bars[0], height: height + bars[1]});
    },
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    messages: () => messages,
    async close() {
      await driver.quit();
      service.kill();
      screen.kill();
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
