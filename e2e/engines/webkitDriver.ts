import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect} from 'playwright/test';
import {Builder, By, Capabilities, Key, type WebDriver} from 'selenium-webdriver';

import {freePort} from '../../scripts/lib/listen.mjs';
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

const isListening = (port: number) =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    ({ok}) => ok,
    () => false,
  );

/** Starts an X server without a screen. */
const startDisplay = (program: string) =>
  spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Resolves with the display of an X server once it's ready. */
async function displayOf(server: ReturnType<typeof startDisplay>): Promise<string> {
  const ended = once(server, 'exit').then(() => {
    throw new Error('The X server has ended before it was ready.');
  });
  const [number] = (await Promise.race([once(server.stdout, 'data'), ended])) as [Buffer];
  return `:${String(number).trim()}`;
}

interface Programs {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Launches the machine's own WebKitGTK (MiniBrowser in a virtual display) over WebDriver. */
export async function launchWebKit(programs: Programs, origin: string): Promise<Driver> {
  const messages: string[] = [];
  const proxy = await startProxy(origin, messages);
  const started: ChildProcess[] = [];
  const stop = () => {
    for (const each of started) each.kill();
    proxy.close();
    proxy.closeAllConnections();
  };
  try {
    const driver = await startDriver(programs, started);
    const proxied = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    return {
      ...commandsOf(driver),
      goto: (url) => driver.get(url.replace(origin, proxied)),
      messages: () => messages,
      close: () => driver.quit().finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** @param started gets the processes, which the caller stops */
async function startDriver({driver, browser, display}: Programs, started: ChildProcess[]) {
  const screen = startDisplay(display);
  started.push(screen);
  const name = await displayOf(screen);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    // WebKit's sandbox needs user namespaces, which containers lack, and we trust our own pages.
    env: {...process.env, DISPLAY: name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'},
    stdio: 'ignore',
  });
  started.push(service);
  await expect.poll(() => isListening(port), {message: 'WebKitWebDriver listens'}).toBe(true);
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {binary: browser, args: ['--automation']},
      }),
    )
    .build();
}

function commandsOf(driver: WebDriver): Omit<Driver, 'goto' | 'messages' | 'close'> {
  const keys: Record<string, string> = {
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Tab: Key.TAB,
    ArrowDown: Key.ARROW_DOWN,
  };
  return {
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
  };
}
