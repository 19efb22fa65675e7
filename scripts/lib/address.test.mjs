import {createServer} from 'node:http';
import {canonicalPath, isHidden, parseTarget} from './address.mjs';
import {listen, readAddress} from './listen.mjs';

describe('address', () => {
  test.each([
    ['/pricing', {pathname: '/pricing', query: ''}],
    ['/search?q=a/../b', {pathname: '/search', query: '?q=a/../b'}],
    ['/caf%C3%A9', {pathname: '/caf%C3%A9', query: ''}],
  ])('parseTarget: reads %s', (target, expected) => {
    expect(parseTarget(target)).toEqual(expected);
  });

  test.each([
    '/%E0%A4%A',
    '/../etc/passwd',
    '/a/%2e%2e/%2e%2e/b',
    '/a%2f..%2fb',
    '/a%00b',
    '/a%5c..%5cb',
    '/\\evil.example/',
    'http://evil.example/',
    '*',
    '',
  ])('parseTarget: rejects %s', (target) => {
    expect(parseTarget(target)).toBeUndefined();
  });

  test.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/pricing.html', '/pricing'],
    ['/index.html', '/'],
    ['/help/index.html', '/help'],
    ['//evil.example/', '/evil.example'],
    ['/assets/a.js', '/assets/a.js'],
  ])('canonicalPath: %s becomes %s', (pathname, expected) => {
    expect(canonicalPath(pathname)).toBe(expected);
  });

  test.each([
    ['/_headers', true],
    ['/%5fheaders', true],
    ['/.git/config', true],
    ['/a/.env', true],
    ['/.well-known/security.txt', false],
    ['/pricing', false],
  ])('isHidden: %s is %s', (pathname, expected) => {
    expect(isHidden(pathname)).toBe(expected);
  });
});

describe('listen', () => {
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
});
