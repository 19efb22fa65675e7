import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {listen} from './listen.mjs';
import {createSiteServer} from './server.mjs';

const long = '<p>words</p>'.repeat(500);
const files = {
  _headers: `/*
  Content-Security-Policy: default-src 'self'
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
  'index.html': 'home',
  'pricing.html': long,
  'help.html': 'help',
  'help/article/bounces.html': 'bounces',
  '404.html': 'nothing here',
  'assets/main.abc.js': 'let a;',
  'film.mp4': '0123456789',
  '.secret': 'secret',
};

let root;
let server;
let port;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  }
  server = createSiteServer({root});
  port = await listen(server, {port: 0, host: 'localhost'});
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, {recursive: true});
});

/** Sends the path as it is: `fetch` would tidy it up first. */
function get(target, {method = 'GET', headers = {}} = {}) {
  return new Promise((resolve, reject) => {
    const req = request({host: 'localhost', port, path: target, method, headers, agent: false});
    req.on('error', reject);
    req.on('response', (res) => {
      const chunks = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({status: res.statusCode, headers: res.headers, body, text: body.toString()});
      });
    });
    req.end();
  });
}

test.each([
  ['/', 'home'],
  ['/pricing', long],
  ['/pricing?utm=a', long],
  ['/help', 'help'],
  ['/help/article/bounces', 'bounces'],
])('%s is a page', async (target, body) => {
  const {status, text, headers} = await get(target);
  expect([status, text]).toEqual([200, body]);
  expect(headers['content-type']).toBe('text/html;charset=utf-8');
});

test.each(['/nothing', '/help/nothing', '/help/article/', '/assets/gone.js', '/404', '/404.html'])(
  '%s is 404 with the page for it, and asked about again next time',
  async (target) => {
    const {status, text, headers} = await get(target);
    expect([status, text]).toEqual([404, 'nothing here']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-frame-options']).toBe('DENY');
  },
);

test.each(['/_headers', '/.secret'])("%s isn't for visitors", async (target) => {
  expect((await get(target)).status).toBe(404);
});

test('pages are compressed with brotli, else gzip', async () => {
  const br = await get('/pricing', {headers: {'accept-encoding': 'gzip, deflate, br'}});
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(long);
  expect(br.headers.vary).toMatch(/accept-encoding/i);

  const gzip = await get('/pricing', {headers: {'accept-encoding': 'gzip'}});
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(long);
});

test('hashed files are kept for ever, pages are asked about', async () => {
  const asset = await get('/assets/main.abc.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');

  const page = await get('/pricing');
  expect(page.headers['cache-control']).toBe('no-cache');
  const again = await get('/pricing', {headers: {'if-none-match': page.headers.etag}});
  expect([again.status, again.text]).toEqual([304, '']);
});

test.each(['/', '/assets/main.abc.js', '/nothing', '/%E0%A4%A'])(
  '%s has the security headers of the host, and no other',
  async (target) => {
    const {headers} = await get(target);
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-powered-by']).toBeUndefined();
  },
);

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing/?a=b', '/pricing?a=b'],
  ['/pricing.html', '/pricing'],
  ['/index.html', '/'],
  ['/help/', '/help'],
  ['//pricing/', '/pricing'],
])('%s moves to %s', async (target, location) => {
  const {status, headers} = await get(target);
  expect([status, headers.location]).toEqual([308, location]);
});

test('a redirect never leaves the site', async () => {
  const {status, headers} = await get('//evil.example/');
  expect(status).toBe(404);
  expect(headers.location).toBeUndefined();
});

test('HEAD answers like GET, without a body', async () => {
  const {status, text, headers} = await get('/pricing', {method: 'HEAD'});
  expect([status, text]).toEqual([200, '']);
  expect(headers['content-length']).toBe(String(long.length));
  expect((await get('/nothing', {method: 'HEAD'})).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])("%s isn't allowed", async (method) => {
  const {status, headers} = await get('/', {method});
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['/%E0%A4%A', '/../package.json', '/%2e%2e/package.json', '/a%00', '/%5c..%5ca'])(
  '%s is a bad request, and the server goes on',
  async (target) => {
    expect((await get(target)).status).toBe(400);
    expect((await get('/')).status).toBe(200);
  },
);

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=7-', 206, '789'],
  ['bytes=5-2', 200, '0123456789'],
  ['bytes=-3', 200, '0123456789'],
  ['lines=1', 200, '0123456789'],
  ['bytes=50-', 416, ''],
])('range %s: %i', async (range, status, text) => {
  expect(await get('/film.mp4', {headers: {range}})).toMatchObject({status, text});
});

test('a range is one of the file, not of its compressed form', async () => {
  const {headers, text} = await get('/pricing', {
    headers: {range: 'bytes=0-1999', 'accept-encoding': 'br'},
  });
  expect(headers['content-encoding']).toBeUndefined();
  expect(text).toBe(long.slice(0, 2000));
});

test('a build without _headers is served all the same', async () => {
  const bare = createSiteServer({root: path.join(root, 'help')});
  const barePort = await listen(bare, {port: 0, host: 'localhost'});
  expect((await fetch(`http://localhost:${barePort}/article/bounces`)).status).toBe(200);
  expect((await fetch(`http://localhost:${barePort}/nothing`)).status).toBe(404);
  bare.closeAllConnections();
  await new Promise((resolve) => bare.close(resolve));
});
