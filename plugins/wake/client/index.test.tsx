import type * as scripts from './scripts';
import type * as triggers from './triggers';

/** Lets everything run that waits for no one. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

/** Opens a page with a field, whose scripts load immediately. Its visitor and what starts by itself wait for the test. */
async function open() {
  document.body.innerHTML = '<input>';
  let press = () => {};
  let startByItself = () => {};
  const pressed = new Promise<void>((resolve) => (press = resolve));
  const started = new Promise<void>((resolve) => (startByItself = resolve));
  const loadScripts = vi.fn(() => Promise.resolve());
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.doMock('./scripts', async (original) => ({
    ...(await original<typeof scripts>()),
    loadScripts,
  }));
  vi.doMock('./triggers', async (original) => ({
    ...(await original<typeof triggers>()),
    intent: () => pressed,
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
