import {loadScripts} from './scripts';

const scripts = () => Array.from(document.querySelectorAll('script'));
const urlsOnPage = () => scripts().map(({src}) => new URL(src).pathname);
const end = (url: string, event: 'load' | 'error') =>
  scripts()
    .find(({src}) => src.endsWith(url))!
    .dispatchEvent(new Event(event));

afterEach(() => document.head.replaceChildren());

test('after a failure, only what failed is loaded again, once nothing else is on its way', async () => {
  const urls = ['/a.js', '/b.js'];
  const failed = vi.fn();
  const first = loadScripts(urls, document).catch(failed);
  end('/a.js', 'error');
  await new Promise((resolve) => setTimeout(resolve));
  expect(failed).not.toHaveBeenCalled();
  end('/b.js', 'load');
  await first;
  expect(failed).toHaveBeenCalled();
  const second = loadScripts(urls, document);
  expect(urlsOnPage()).toEqual(['/b.js', '/a.js']);
  end('/a.js', 'load');
  await second;
});
