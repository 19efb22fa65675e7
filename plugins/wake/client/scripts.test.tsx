import {loadScripts} from './scripts';

const requested = () =>
  Array.from(document.querySelectorAll('script'), ({src}) => new URL(src).pathname);

/** Ends the request for a script, and lets the code that waits for it run. */
async function end(url: string, event: 'load' | 'error'): Promise<void> {
  const scripts = document.querySelectorAll(`script[src="${url}"]`);
  scripts[scripts.length - 1]!.dispatchEvent(new Event(event));
  await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => document.head.replaceChildren());

test('retries a script that failed alone once no other script is loading', async () => {
  const done = vi.fn();
  void loadScripts(['/a.js', '/b.js', '/c.js']).then(done);
  await end('/a.js', 'error');
  await end('/b.js', 'load');
  expect(requested()).toEqual(['/a.js', '/b.js', '/c.js']);
  await end('/c.js', 'load');
  expect(requested()).toEqual(['/a.js', '/b.js', '/c.js', '/a.js']);
  await end('/a.js', 'load');
  expect(done).toHaveBeenCalled();
});

test('it gives up when nothing arrives, and loads only the missing ones the next time', async () => {
  const failed = vi.fn();
  void loadScripts(['/d.js', '/e.js']).catch(failed);
  await end('/d.js', 'error');
  await end('/e.js', 'load');
  await end('/d.js', 'error');
  expect(failed).toHaveBeenCalled();
  void loadScripts(['/d.js', '/e.js']);
  expect(requested()).toEqual(['/d.js', '/e.js', '/d.js', '/d.js']);
});
