import {routablePath} from './url.client';

test.each([
  ['/', '/'],
  ['/help/article/spf', '/help/article/spf'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['//pricing', '/pricing'],
  ['/help//article///spf', '/help/article/spf'],
  ['/help%2Farticle%2fspf', '/help/article/spf'],
  ['//evil.example/%2F/', '/evil.example/'],
])('routablePath: writes %s as %s', (pathname, path) => {
  expect(routablePath(pathname)).toBe(path);
});

test.each(['/%FF', '/help/article/caf%E9', '/%E0%A4%A', '/50%', '//%2F%', '/caf%C3%A9%FF'])(
  'routablePath: makes %s readable for the router',
  (pathname) => {
    const path = routablePath(pathname);
    expect(() => decodeURI(path)).not.toThrow();
    expect(path).toMatch(/^\/(?!\/)/);
    expect(routablePath(path)).toBe(path);
  },
);

test('replaces a path that the router can’t read, with its query and hash', async () => {
  window.history.replaceState(null, '', '/help/caf%E9?q=%E9#%E9');
  vi.resetModules();
  await import('./url.client');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/help/caf%25E9?q=%E9#%E9',
  );
});
