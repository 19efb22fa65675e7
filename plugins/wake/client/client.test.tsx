import {changeColorMode} from './colorMode';
import {delayWebFonts} from './fonts';
import {pendingFromUrl} from './fromUrl';
import {findAgain, placeOf} from './place';

const html = document.documentElement;

describe('findAgain', () => {
  beforeEach(() => {
    document.body.innerHTML = '<main><p></p><div><a></a><button></button></div></main>';
  });

  test('returns an element that is still on the page', () => {
    const button = document.querySelector('button')!;
    const place = placeOf(button);
    button.before(document.createElement('i'));
    expect(findAgain(button, place)).toBe(button);
  });

  test('returns what replaced the element', () => {
    const button = document.querySelector('button')!;
    const place = placeOf(button);
    document.querySelector('main')!.outerHTML = document.querySelector('main')!.outerHTML;
    expect(findAgain(button, place)).toBe(document.querySelector('button'));
  });

  test('returns null if the page no longer has the place', () => {
    const button = document.querySelector('button')!;
    const place = placeOf(button);
    document.body.innerHTML = '';
    expect(findAgain(button, place)).toBeNull();
  });
});

describe('changeColorMode', () => {
  const isDark = (matches: boolean) =>
    vi.spyOn(window, 'matchMedia').mockReturnValue({matches} as MediaQueryList);

  test('goes from the system’s mode to light, dark, and back, and stores the choice', () => {
    isDark(true);
    html.setAttribute('data-theme-choice', 'system');
    const steps = [1, 2, 3].map(() => {
      changeColorMode(window, 'theme-x');
      return [html.dataset['theme'], html.dataset['themeChoice'], localStorage.getItem('theme-x')];
    });
    expect(steps).toEqual([
      ['light', 'light', 'light'],
      ['dark', 'dark', 'dark'],
      ['dark', 'system', null],
    ]);
  });

  test('works with blocked storage', () => {
    isDark(false);
    html.setAttribute('data-theme-choice', 'light');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    changeColorMode(window, 'theme-x');
    expect(html.dataset['theme']).toBe('dark');
  });
});

describe('delayWebFonts', () => {
  const preload = '<link rel="preload" as="font" href="/a.woff2">';

  /** Returns the sheet's `media` before and after two frames. */
  async function mediaOf(head: string, referrer: string) {
    document.head.innerHTML = `${head}<style data-web-fonts></style>`;
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    const sheet = document.querySelector<HTMLStyleElement>('style')!;
    const frames: (() => void)[] = [];
    const requestAnimationFrame = (next: () => void) => frames.push(next);
    void delayWebFonts({document, location, requestAnimationFrame} as unknown as Window);
    const seen = [sheet.media];
    for (const _ of [1, 2]) {
      frames.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
      seen.push(sheet.media);
    }
    return seen;
  }

  test('turns the fonts on when the second frame begins', async () => {
    expect(await mediaOf('', '')).toEqual(['not all', 'not all', '']);
  });

  test.each([
    ['the page preloads one', preload, ''],
    ['the visitor comes from this site', '', `${location.origin}/help`],
  ])('leaves the fonts on if %s', async (_name, head, referrer) => {
    expect(await mediaOf(head, referrer)).toEqual(['', '', '']);
  });

  test('waits if the visitor comes from a host that begins like this one', async () => {
    expect((await mediaOf('', `${location.origin}.example/`))[0]).toBe('not all');
  });
});

describe('pendingFromUrl', () => {
  const pending = (search: string) =>
    pendingFromUrl({document, location: {search}} as unknown as Window);

  test.each([
    ['data-from-url="q category"', '?q=slack', true],
    ['data-from-url="q category"', '?utm_source=mail&category=crm', true],
    ['data-from-url="q category"', '?utm_source=mail', false],
    ['data-from-url="q category"', '', false],
    ['data-from-url=""', '', true],
    ['', '?q=slack', false],
  ])('with %s and %s: %s', async (attribute, search, expected) => {
    document.body.innerHTML = `<main ${attribute}></main>`;
    expect(await pending(search)).toBe(expected);
    expect(html.hasAttribute('data-url-pending')).toBe(expected && search !== '');
    html.removeAttribute('data-url-pending');
  });
});
