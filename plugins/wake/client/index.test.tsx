import type * as scripts from './scripts';
import type * as triggers from './triggers';

/** Lets everything run that waits for no one. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

/** Opens a page with a field, whose scripts load immediately. Its visitor and what starts by itself wait for the test. */
async function open(loadScripts = vi.fn(() => Promise.resolve())) {
  document.body.innerHTML = '<input>';
  let press = () => {};
  let startByItself = () => {};
  const pressed = new Promise<void>((resolve) => (press = resolve));
  const started = new Promise<void>((resolve) => (startByItself = resolve));
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.doMock('./scripts', async (original) => ({
    ...(await original<typeof scripts>()),
    loadScripts,
  }));
  vi.doMock('./triggers', async (original) => ({
    ...(await original<typeof triggers>()),
    intent: vi.fn(() => new Promise(() => {})).mockReturnValueOnce(pressed),
    selfStartingInView: () => started,
    painted: () => Promise.resolve(),
    idle: () => Promise.resolve(),
    responding: () => Promise.resolve(),
    hydrated: () => Promise.resolve(),
  }));
  onTestFinished(() => {
    vi.doUnmock('./scripts');
    vi.doUnmock('./triggers');
    vi.unstubAllGlobals();
  });
  vi.resetModules();
  await import('.');
  await rest();
  return {field: document.querySelector('input')!, loadScripts, press, startByItself};
}

test('code that starts on its own wakes a page', async () => {
  const {loadScripts, startByItself} = await open();
  expect(loadScripts).not.toHaveBeenCalled();
  startByItself();
  await rest();
  expect(loadScripts).toHaveBeenCalled();
});

test('code that starts on its own on an awake page leaves its fields to React', async () => {
  const {field, press, startByItself} = await open();
  press();
  await rest();
  field.value = 'written by React';
  startByItself();
  await rest();
  field.value = '';
  expect(field.value).toBe('');
});

describe('scripts that don’t load', () => {
  const failing = () =>
    vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no network'));

  // Wakes the pages, so that none listens to the next test.
  afterEach(() => {
    window.dispatchEvent(new Event('online'));
    return rest();
  });

  test('are requested again when the network is back', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const {loadScripts, press} = await open(failing());
    press();
    await rest();
    expect(loadScripts).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    expect(loadScripts).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['text/html', 1],
    ['text/javascript', 0],
  ])('reload a page at most once, when the server has %s instead: %i', async (type, times) => {
    const reload = vi.fn();
    const headers = {'content-type': type};
    for (let visit = 0; visit < 2; visit += 1) {
      vi.stubGlobal('location', {search: '', hash: '', reload});
      vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {headers})));
      const {press} = await open(failing());
      press();
      await rest();
    }
    expect(reload).toHaveBeenCalledTimes(times);
  });
});
