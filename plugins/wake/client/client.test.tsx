import {changeColorMode} from './colorMode';
import {findAgain, placeOf} from './fields';
import {showWebFonts} from './fonts';
import {pendingFromUrl, settled} from './fromUrl';
import {layOutInSteps} from './layout';
import {storePresses} from './presses';
import {savesData} from './scripts';
import {intent, painted} from './triggers';

const html = document.documentElement;

/** Replaces the browser's reports of paints by those of the test. */
function fakePaints() {
  const listeners: ((list: {getEntriesByName: (name: string) => unknown[]}) => void)[] = [];
  class FakeObserver {
    constructor(listener: (typeof listeners)[number]) {
      listeners.push(listener);
    }
    observe = () => undefined;
  }
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  const report = (paint: string) => {
    const getEntriesByName = (name: string) => (name === paint ? [{name}] : []);
    for (const listen of listeners) listen({getEntriesByName});
  };
  return {report};
}

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

describe('storePresses', () => {
  /** Opens a page. Its presses are plain objects, because only the browser can create trusted events. */
  function open(body: string) {
    document.body.innerHTML = body;
    const listeners = new Map<string, (event: object) => void>();
    const addEventListener = (name: string, listen: (event: object) => void) =>
      listeners.set(name, listen);
    const onStored = vi.fn();
    const presses = storePresses({addEventListener} as unknown as Window, onStored);
    const press = (selector: string, name: string, init: object = {}) => {
      const stop = {preventDefault: vi.fn(), stopImmediatePropagation: vi.fn()};
      const target = document.querySelector(selector);
      listeners.get(name)!({isTrusted: true, target, detail: 1, ...stop, ...init});
      return stop.preventDefault.mock.calls.length > 0;
    };
    return {...presses, press, onStored};
  }

  test.each([
    ['<button>', 'button', 'click', {}, true],
    ['<button><i>', 'i', 'click', {}, true],
    ['<button>', 'button', 'click', {isTrusted: false, detail: 0}, true],
    ['<button disabled>', 'button', 'click', {}, false],
    ['<form action="/x"><button>', 'button', 'click', {}, false],
    ['<form><button>', 'button', 'click', {}, true],
    ['<form>', 'form', 'submit', {}, true],
    ['<form action="/x">', 'form', 'submit', {}, false],
    ['<a href="/x">', 'a', 'click', {}, false],
    ['<a href="/x" data-press>', 'a', 'click', {}, true],
    ['<a href="/x" data-press>', 'a', 'click', {metaKey: true}, false],
    ['<p role="tab">', 'p', 'keydown', {key: 'ArrowRight'}, true],
    ['<p>', 'p', 'keydown', {key: 'ArrowRight'}, false],
    ['<input>', 'input', 'keydown', {key: 'K', ctrlKey: true}, true],
    ['<input>', 'input', 'keydown', {key: 'K', ctrlKey: true, shiftKey: true}, false],
    ['<input>', 'input', 'keydown', {key: '/'}, false],
    ['<p>', 'p', 'keydown', {key: '/'}, true],
    ['<p>', 'p', 'keydown', {key: 'x'}, false],
  ])('on %s, "%s" gets %s %j: stored is %s', (body, selector, name, init, isStored) => {
    const {press, onStored} = open(body);
    expect(press(selector, name, init)).toBe(isStored);
    expect(onStored).toHaveBeenCalledTimes(isStored ? 1 : 0);
  });

  test('repeats a double click once, on what replaced the control, with its pointer', () => {
    // jsdom has none.
    vi.stubGlobal('PointerEvent', MouseEvent);
    const {press, replay} = open('<button>');
    press('button', 'pointerdown', {pointerType: 'touch'});
    press('button', 'click');
    press('button', 'click', {detail: 2});
    document.body.innerHTML = '<button>';
    const onClick = vi.fn(({pointerType}: {pointerType: string}) => pointerType);
    const button = document.querySelector('button')!;
    button.addEventListener('click', onClick as unknown as () => void);
    replay();
    replay();
    expect(onClick.mock.results).toEqual([{type: 'return', value: 'touch'}]);
    expect(button).toHaveFocus();
  });

  test('repeats what’s typed after the shortcut of the search', () => {
    const {press, replay} = open('<p>');
    for (const key of ['/', 'd', 'n', ' ', 'Backspace', 'Enter']) press('p', 'keydown', {key});
    const typed: string[] = [];
    document.querySelector('p')!.addEventListener('keydown', ({key}) => typed.push(key));
    replay();
    expect(typed).toEqual(['/', 'd', 'n', ' ', 'Backspace']);
  });
});

test('intent: a click without a pointer, as of voice control, is one', async () => {
  const onIntent = vi.fn();
  void intent(window).then(onIntent);
  document.body.click();
  await vi.waitFor(() => expect(onIntent).toHaveBeenCalled());
});

test('intent: leaves out a mouse that the page appears under, and a field that focuses itself', async () => {
  document.body.innerHTML = '<input autofocus>';
  const onIntent = vi.fn();
  void intent(window).then(onIntent);
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new Event('pointermove'), {movementX, movementY: 0}));
  document.querySelector('input')!.dispatchEvent(new Event('focusin', {bubbles: true}));
  move(0);
  await Promise.resolve();
  expect(onIntent).not.toHaveBeenCalled();
  move(1);
  await vi.waitFor(() => expect(onIntent).toHaveBeenCalled());
});

test.each([
  [{saveData: true}, false, true],
  [{saveData: false}, true, true],
  [undefined, false, false],
])('savesData: with %j and reduced data %s: %s', (connection, matches, isSaving) => {
  const view = {navigator: {connection}, matchMedia: () => ({matches})};
  expect(savesData(view as unknown as Window)).toBe(isSaving);
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

describe('painted', () => {
  afterEach(() => vi.unstubAllGlobals());

  test("waits until the page's text is on the screen", async () => {
    const paints = fakePaints();
    const done = vi.fn();
    void painted(window).then(done);
    await Promise.resolve();
    paints.report('first-paint');
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    paints.report('first-contentful-paint');
    await vi.waitFor(() => expect(done).toHaveBeenCalled());
  });

  test("doesn't wait for a page in the background", async () => {
    const view = {document: {hidden: true, readyState: 'complete'}};
    await expect(painted(view as unknown as Window)).resolves.toBeUndefined();
  });
});

describe('showWebFonts', () => {
  const rules =
    '@font-face{font-family:Headline;src:url(/h.woff2)}@font-face{font-family:Text;src:url(/t.woff2)}';
  const shown = new Set<{family: string}>();

  /**
   * Opens a page on which each font makes a paragraph higher by so many pixels, unless it has the spaces that it fits
   * with, and returns its sheet.
   */
  function open({referrer = '', moves = {} as Record<string, number>, fitsWith = 'never'}) {
    shown.clear();
    class FakeFontFace {
      constructor(readonly family: string) {}
      load = () => Promise.resolve();
    }
    vi.stubGlobal('FontFace', FakeFontFace);
    document.head.innerHTML = `<style data-web-fonts>${rules}</style>`;
    document.body.innerHTML = '<p></p>';
    const p = document.querySelector('p')!;
    const left = 0;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
      const moved = Array.from(shown).reduce((sum, {family}) => sum + (moves[family] ?? 0), 0);
      const isFitted = p.style.wordSpacing !== '' && p.style.wordSpacing === fitsWith;
      const height = isFitted ? 0 : moved;
      return {top: height, left, width: 90, height} as DOMRect;
    });
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    Object.assign(document, {fonts: shown, getAnimations: () => []});
    return document.querySelector<HTMLStyleElement>('style[data-web-fonts]')!;
  }

  /** Lets the browser be idle; returns the fonts that are shown before the first time and after each. */
  async function rests(count: number) {
    const paints = fakePaints();
    const waiting: (() => void)[] = [];
    const requestIdleCallback = (next: () => void) => waiting.push(next);
    const view = {document, location, requestIdleCallback, innerWidth: 90, innerHeight: 40};
    void showWebFonts(view as unknown as Window);
    const seen: string[][] = [];
    while (seen.length < count) {
      await new Promise((resolve) => setTimeout(resolve));
      if (seen.length === 1) paints.report('first-contentful-paint');
      seen.push(Array.from(shown, ({family}) => family));
      waiting.shift()?.();
    }
    return seen;
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('shows the fonts after the first paint', async () => {
    const sheet = open({});
    // The positions are taken in a task of their own.
    expect(await rests(5)).toEqual([[], [], [], [], ['Headline', 'Text']]);
    expect(sheet.isConnected).toBe(false);
  });

  test('shows a font that would move something only when the page is hidden', async () => {
    open({moves: {Text: 24}});
    // Between two tries, the page is painted in its fallbacks.
    expect((await rests(7)).slice(4)).toEqual([[], [], ['Headline']]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Array.from(shown, ({family}) => family)).toContain('Text');
  });

  test('shows a font that makes the box of a line higher, but not the line', async () => {
    open({});
    document.body.innerHTML = '<h1>Pricing</h1>';
    const boxOf = (height: number) =>
      ({top: 50 - height / 2, bottom: 50 + height / 2, left: 0, width: 80, height}) as DOMRect;
    Range.prototype.getClientRects = () => [boxOf(shown.size ? 40 : 30)] as unknown as DOMRectList;
    onTestFinished(() => {
      Reflect.deleteProperty(Range.prototype, 'getClientRects');
    });
    expect((await rests(5)).at(-1)).toEqual(['Headline', 'Text']);
  });

  test('adjusts the word spacing of a paragraph that would get taller', async () => {
    open({moves: {Text: 24}, fitsWith: '-.06em'});
    expect((await rests(5)).at(-1)).toEqual(['Headline', 'Text']);
    expect(document.querySelector('p')!.style.wordSpacing).toBe('-.06em');
  });

  test('restores the word spacing if no adjustment keeps the paragraph’s height', async () => {
    open({moves: {Headline: 24, Text: 24}});
    expect((await rests(11)).at(-1)).toEqual([]);
    expect(document.querySelector('p')!.style.wordSpacing).toBe('');
  });

  test('leaves out a font if two move something together that neither moves alone', async () => {
    open({moves: {Headline: 2, Text: 2}});
    expect((await rests(8)).at(-1)).toEqual(['Headline']);
  });

  test.each([
    [`${location.origin}/help`, true],
    [`${location.origin}.example/`, false],
  ])(
    'leaves the sheet to the browser if the visitor comes from this site: %s',
    async (referrer, isLeft) => {
      const sheet = open({referrer});
      await rests(5);
      expect(sheet.isConnected).toBe(isLeft);
    },
  );
});

describe('pendingFromUrl', () => {
  const pending = (search: string, hash = '') =>
    pendingFromUrl({document, location: {search, hash}} as unknown as Window);

  test.each([
    ['#bounce=550%205.1.1', true],
    ['#dns=v', false],
    ['#other', false],
  ])('with a name in the hash, %s: %s, and nothing is hidden', async (hash, expected) => {
    document.body.innerHTML = '<main data-from-url="bounce"></main>';
    expect(await pending('', hash)).toBe(expected);
    expect(html.hasAttribute('data-url-pending')).toBe(false);
  });

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

describe('settled', () => {
  const busy = () => document.querySelector('[aria-busy]')!;

  beforeEach(() => {
    document.body.innerHTML = '<p aria-busy="true"></p>';
  });

  test.each([
    ['is there', () => busy().remove()],
    ['is no longer busy', () => busy().setAttribute('aria-busy', 'false')],
  ])('resolves when what was loading %s', async (_case, finish) => {
    let isSettled = false;
    const settling = settled(document, 10_000).then(() => (isSettled = true));
    await Promise.resolve();
    expect(isSettled).toBe(false);
    finish();
    await settling;
  });

  test('gives up after a time', () => settled(document, 1));
});

describe('layOutInSteps', () => {
  const isPartial = () => html.hasAttribute('data-partial-layout');
  const laidOut = () => Array.from(document.querySelectorAll('[data-laid-out]'), ({id}) => id);

  /** Opens a page with an article of twelve blocks and a long part; the browser is idle when `rest` is called. */
  function open({type = 'navigate', search = '', hash = '', ready = Promise.resolve()}) {
    const block = (at: number) => {
      const tag = at === 11 ? 'h2' : 'p';
      return `<${tag} id="b${at}" ${at > 9 ? 'data-laid-out-later' : ''}></${tag}>`;
    };
    const blocks = Array.from({length: 12}, (_block, at) => block(at + 1));
    document.body.innerHTML = `<main class="markdown">${blocks.join('')}</main><footer id="footer" data-laid-out-later></footer>`;
    const waiting: (() => void)[] = [];
    const visitor = new EventTarget();
    const view = Object.assign(visitor, {
      document,
      location: {search, hash},
      performance: {getEntriesByType: () => [{type}]},
      requestIdleCallback: (next: () => void) => waiting.push(next),
    });
    void layOutInSteps(view as unknown as Window, ready);
    const rest = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    };
    return {visitor, rest};
  }

  afterEach(() => html.removeAttribute('data-partial-layout'));

  test('lays out a section or a part whenever the browser is idle, after the first blocks', async () => {
    const {rest} = open({});
    const seen = [];
    await rest();
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      seen.push([isPartial(), ...laidOut()]);
      await rest();
    }
    expect(seen).toEqual([
      [true, 'b10'],
      [true, 'b10', 'b11', 'b12'],
      [false, 'b10', 'b11', 'b12', 'footer'],
    ]);
  });

  test('waits for the page if the fonts are there before it', async () => {
    const {rest} = open({});
    const parts = document.body.innerHTML;
    document.body.innerHTML = '';
    await new Promise((resolve) => setTimeout(resolve));
    document.body.innerHTML = parts;
    for (let turn = 0; turn < 3; turn += 1) await rest();
    expect(laidOut()).toEqual(['b10', 'b11', 'b12', 'footer']);
  });

  test.each([
    ['keydown', 'body', false],
    ['keydown', '.navbar button', false],
    ['pointerdown', 'main', false],
    ['pointerdown', '.navbar button', true],
    ['pointerdown', '.navbar a[href="/pricing"]', true],
    ['pointerdown', '.navbar b', false],
    ['scroll', 'main', true],
  ])(
    'after %s in %s, even before the fonts: still partial is %s',
    async (type, place, expected) => {
      const {visitor, rest} = open({ready: new Promise(() => undefined)});
      document.body.insertAdjacentHTML(
        'afterbegin',
        '<header class="navbar"><button></button><a href="/pricing"></a><a href="/#plans"><b></b></a></header>',
      );
      await rest();
      expect(isPartial()).toBe(true);
      const event = Object.defineProperty(new Event(type), 'target', {
        value: document.querySelector(place),
      });
      visitor.dispatchEvent(event);
      await rest();
      expect(isPartial()).toBe(expected);
    },
  );

  test('lays out everything when the page scrolls', async () => {
    const {visitor, rest} = open({ready: new Promise(() => undefined)});
    visitor.dispatchEvent(new Event('scroll'));
    await rest();
    expect(isPartial()).toBe(false);
  });

  test.each([
    {hash: '#plans'},
    {search: '?call=sendEmail'},
    {type: 'reload'},
    {type: 'back_forward'},
  ])('lays out everything at once if the browser goes to a place: %o', (visit) => {
    open(visit);
    expect(isPartial()).toBe(false);
  });
});
