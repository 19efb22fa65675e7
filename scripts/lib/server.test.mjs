import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync} from 'node:zlib';
import {listen} from './listen.mjs';
import {createSiteServer, headersFor, parseHeadersFile} from './server.mjs';

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
  'help.md': 'help – as text',
  'help/article/bounces.html': 'bounces',
  '404.html': 'nothing here',
  'assets/main.abc.js': 'let a;',
  'assets/styles.abc.css': long,
  'assets/styles.abc.css.br': brotliCompressSync(long),
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

/** Sends the path unchanged; `fetch` would normalize it first. */
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
])('serves %s as a page', async (target, body) => {
  const {status, text, headers} = await get(target);
  expect([status, text]).toEqual([200, body]);
  expect(headers['content-type']).toBe('text/html;charset=utf-8');
});

test.each(['/nothing', '/help/nothing', '/help/article/', '/assets/gone.js', '/404', '/404.html'])(
  'responds to %s with 404, 404.html, and no-cache',
  async (target) => {
    const {status, text, headers} = await get(target);
    expect([status, text]).toEqual([404, 'nothing here']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-frame-options']).toBe('DENY');
  },
);

test.each(['/_headers', '/.secret'])('hides %s', async (target) => {
  expect((await get(target)).status).toBe(404);
});

test('says that Markdown is UTF-8, because browsers read it as windows-1252 otherwise', async () => {
  const {headers} = await get('/help.md');
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
});

test('compresses pages with brotli or gzip', async () => {
  const br = await get('/pricing', {headers: {'accept-encoding': 'gzip, deflate, br'}});
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(long);
  expect(br.headers.vary).toMatch(/accept-encoding/i);

  const gzip = await get('/pricing', {headers: {'accept-encoding': 'gzip'}});
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(long);
});

test('sends a file that was compressed in advance to browsers that accept it', async () => {
  const target = '/assets/styles.abc.css';
  const br = await get(target, {headers: {'accept-encoding': 'gzip, deflate, br'}});
  expect([br.status, br.headers['content-encoding']]).toEqual([200, 'br']);
  expect(br.body).toEqual(files['assets/styles.abc.css.br']);
  expect(br.headers['content-type']).toBe('text/css');
  expect((await get(target)).text).toBe(long);
});

test('caches hashed files forever and revalidates pages', async () => {
  const asset = await get('/assets/main.abc.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');

  const page = await get('/pricing');
  expect(page.headers['cache-control']).toBe('no-cache');
  const again = await get('/pricing', {headers: {'if-none-match': page.headers.etag}});
  expect([again.status, again.text]).toEqual([304, '']);
});

test.each(['/', '/assets/main.abc.js', '/nothing', '/%E0%A4%A'])(
  "sets only the host's security headers on %s",
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
])('redirects %s to %s', async (target, location) => {
  const {status, headers} = await get(target);
  expect([status, headers.location]).toEqual([308, location]);
});

test('never redirects to another host', async () => {
  const {status, headers} = await get('//evil.example/');
  expect(status).toBe(404);
  expect(headers.location).toBeUndefined();
});

test('responds to HEAD like GET but without a body', async () => {
  const {status, text, headers} = await get('/pricing', {method: 'HEAD'});
  expect([status, text]).toEqual([200, '']);
  expect(headers['content-length']).toBe(String(long.length));
  expect((await get('/nothing', {method: 'HEAD'})).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('responds to %s with 405', async (method) => {
  const {status, headers} = await get('/', {method});
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['/%E0%A4%A', '/../package.json', '/%2e%2e/package.json', '/a%00', '/%5c..%5ca'])(
  'responds to %s with 400 and keeps running',
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
  ['bytes=0-0', 200, '0123456789'],
  ['lines=1', 200, '0123456789'],
  ['bytes=50-', 416, ''],
])('responds to range %s with %i', async (range, status, text) => {
  expect(await get('/film.mp4', {headers: {range}})).toMatchObject({status, text});
});

test('serves a range of the uncompressed file', async () => {
  const {headers, text} = await get('/pricing', {
    headers: {range: 'bytes=0-1999', 'accept-encoding': 'br'},
  });
  expect(headers['content-encoding']).toBeUndefined();
  expect(text).toBe(long.slice(0, 2000));
});

test('after a rebuild, a page comes with its new headers', async () => {
  writeFileSync(path.join(root, '_headers'), "/*\n  Content-Security-Policy: default-src 'none'\n");
  const {headers} = await get('/');
  writeFileSync(path.join(root, '_headers'), files._headers);
  expect(headers['content-security-policy']).toBe("default-src 'none'");
});

test('serves a build without _headers', async () => {
  const bare = createSiteServer({root: path.join(root, 'help')});
  const barePort = await listen(bare, {port: 0, host: 'localhost'});
  expect((await fetch(`http://localhost:${barePort}/article/bounces`)).status).toBe(200);
  expect((await fetch(`http://localhost:${barePort}/nothing`)).status).toBe(404);
  bare.closeAllConnections();
  await new Promise((resolve) => bare.close(resolve));
});

describe('_headers', () => {
  const text = `# comment
/*
  X-One: a: b; c

/assets/*
  Cache-Control: immutable

/exact
  X-Exact: yes
`;

  test('parseHeadersFile: reads a file into rules', () => {
    expect(parseHeadersFile(text)).toEqual([
      {path: '/*', headers: [['X-One', 'a: b; c']]},
      {path: '/assets/*', headers: [['Cache-Control', 'immutable']]},
      {path: '/exact', headers: [['X-Exact', 'yes']]},
    ]);
  });

  test.each([
    ['/pricing', ['X-One']],
    ['/assets/a.js', ['X-One', 'Cache-Control']],
    ['/exact', ['X-One', 'X-Exact']],
    ['/exact/not', ['X-One']],
  ])('headersFor: %s gets %j', (pathname, names) => {
    expect(headersFor(parseHeadersFile(text), pathname).map(([name]) => name)).toEqual(names);
  });

  test.each([['  X-Orphan: a\n'], ['/*\n  no colon\n']])(
    'parseHeadersFile: rejects %j',
    (broken) => {
      expect(() => parseHeadersFile(broken)).toThrow("_headers: can't read the line");
    },
  );
});
