import {act, fireEvent, render, screen, within} from '@testing-library/react';

import {loadFails} from '@site/test/fixtures/failingLoad';
import {AddressedDemo} from './AddressedDemo';
import {Demo} from './Demo';
import {TICK_MS} from './demoMachine';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/demo');
});

function click(name: string | RegExp) {
  act(() => screen.getByRole('button', {name}).click());
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** The first use of a demo without a URL loads its engine. */
async function start(name: string) {
  click(name);
  await codeLoaded();
}

const codeLoaded = () => act(() => vi.dynamicImportSettled());

test('plays from picking an industry to the hot lead alert', async () => {
  render(<Demo />);
  expect(screen.getByRole('button', {name: 'Launch AI Email Sequence'})).toBeDisabled();
  await start('FinTech');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
  pass(1200);
  click(/Sara Kim/);
  click('Launch AI Email Sequence');
  await codeLoaded();
  expect(screen.getAllByText(/^Day \d+$/)).toHaveLength(5);
  pass(1500);
  expect(screen.getByText('Hot lead: Sara Kim')).toBeInTheDocument();
  const launched = screen.getByRole('button', {name: /^Launch/});
  expect(launched).toHaveAttribute('aria-disabled', 'true');
  click(/^Launch/);
  expect(screen.getByText('Hot lead: Sara Kim')).toBeInTheDocument();
  expect(screen.queryByText('247')).not.toBeInTheDocument();
  pass(1300);
  expect(screen.getByText('247')).toBeInTheDocument();
});

test('clears its timer on unmount', async () => {
  const {unmount} = render(<Demo />);
  await start('FinTech');
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('runs a timer only while a step is pending and the tab is visible', async () => {
  render(<Demo />);
  expect(vi.getTimerCount()).toBe(0);
  await start('FinTech');
  pass(300);
  setVisibility('hidden');
  expect(vi.getTimerCount()).toBe(0);
  setVisibility('visible');
  pass(900);
  expect(vi.getTimerCount()).toBe(0);
  expect(screen.getByRole('button', {name: /Sara Kim/})).toBeInTheDocument();
});

test('restarts its only timer when industries are picked repeatedly', async () => {
  render(<Demo />);
  await start('FinTech');
  pass(TICK_MS - 1);
  for (const name of ['SaaS', 'FinTech', 'FinTech']) click(name);
  expect(vi.getTimerCount()).toBe(1);
  pass(TICK_MS - 1);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
});

test('restores the step in the URL on load', () => {
  window.history.replaceState(null, '', '/demo?industry=fintech&lead=2&step=results');
  render(<AddressedDemo />);
  const chosen = screen.getByRole('button', {name: /Dev Mehta/});
  expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('247')).toBeInTheDocument();
});

test('scrolls to the step in the URL', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  // As browsers do when it begins to observe.
  class FirstSize {
    constructor(private readonly onResize: () => void) {}
    observe = () => this.onResize();
    disconnect = () => {};
  }
  vi.stubGlobal('ResizeObserver', FirstSize);
  window.history.replaceState(null, '', '/demo?industry=fintech&lead=2&step=results');
  render(<AddressedDemo />);
  expect(scroll.mock.instances).toEqual([
    screen.getByRole('heading', {name: 'See the results'}).closest('section'),
  ]);
});

test('stays where it is when the visitor picks an industry', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  render(<AddressedDemo />);
  click('FinTech');
  pass(5000);
  expect(scroll).not.toHaveBeenCalled();
});

test('the results link to the waitlist and the radar', () => {
  window.history.replaceState(null, '', '/demo?industry=fintech&lead=2&step=results');
  render(<AddressedDemo />);
  const hrefOf = (name: string) => screen.getByRole('link', {name}).getAttribute('href');
  expect(hrefOf('Claim your spot')).toBe('/pricing#waitlist');
  expect(hrefOf('See the radar')).toBe('/radar');
});

test.each([
  ['?industry=nothing', 'SaaS', '?industry=saas&step=leads'],
  ['?industry=fintech&lead=7', 'Reset', ''],
])(
  'starts over with a notice if the URL is invalid (%s), until %s is clicked',
  (url, name, next) => {
    window.history.replaceState(null, '', `/demo${url}`);
    render(<AddressedDemo />);
    const stage = screen.getByRole('group', {name: 'Interactive demo'});
    expect(within(stage).getByText(/^That link doesn’t match/)).toBeInTheDocument();
    expect(within(stage).queryByRole('button', {name: /Sara Kim/})).not.toBeInTheDocument();
    click(name);
    expect(within(stage).queryByText(/^That link doesn’t match/)).not.toBeInTheDocument();
    expect(window.location.search).toBe(next);
  },
);

test('the guided tour scrolls to the lead it chooses', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  render(<Demo />);
  await start('Watch the guided tour');
  for (let chapter = 0; chapter < 3; chapter++) click('Next');
  expect(scroll.mock.instances.at(-1)).toBe(screen.getByRole('button', {name: /Sara Kim/}));
});

test('Escape exits the guided tour wherever the focus is, and moves it to the part shown', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  render(<Demo />);
  await start('Watch the guided tour');
  click('Next');
  expect(screen.getByText(/^Read the signals\. /)).toHaveRole('status');
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(screen.getByRole('heading', {name: 'Choose a lead'})).toHaveFocus();
});

test('a sequence restored from the URL shows its results only after a launch', async () => {
  window.history.replaceState(null, '', '/demo?industry=fintech&lead=1&step=sequence');
  render(<AddressedDemo />);
  pass(5000);
  await codeLoaded();
  expect(window.location.search).toBe('?industry=fintech&lead=1&step=sequence');
  expect(screen.getAllByText(/^Day \d+$/)).toHaveLength(5);
  expect(screen.queryByText('Sending the campaign…')).not.toBeInTheDocument();
  click('Launch AI Email Sequence');
  pass(1500);
  expect(screen.getByText('Hot lead: Sara Kim')).toBeInTheDocument();
});

test('?tour=1 starts the guided tour, and picking an industry ends it', () => {
  window.history.replaceState(null, '', '/demo?tour=1');
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  render(<AddressedDemo />);
  expect(screen.getByRole('region', {name: 'Guided tour'})).toBeInTheDocument();
  pass(6000);
  expect(screen.getByRole('button', {name: 'FinTech'})).toHaveAttribute('aria-pressed', 'true');
  click('SaaS');
  expect(screen.queryByRole('region', {name: 'Guided tour'})).not.toBeInTheDocument();
  expect(window.location.search).toBe('?industry=saas&step=leads');
});

test.each([
  ['3', 'Rank the leads'],
  ['99', 'Pick an industry'],
])('?tour=1&chapter=%s starts the guided tour at the chapter %s', (chapter, title) => {
  window.history.replaceState(null, '', `/demo?tour=1&chapter=${chapter}`);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  render(<AddressedDemo />);
  expect(screen.getByText(new RegExp(`^${title}\\. `))).toHaveRole('status');
});

test('each step adds a history entry but the results, and Back restores the one in the URL', () => {
  render(<AddressedDemo />);
  const {length} = window.history;
  click('FinTech');
  pass(1200);
  click(/Dev Mehta/);
  click('Launch AI Email Sequence');
  pass(1500);
  expect(window.location.search).toBe('?industry=fintech&lead=2&step=results');
  expect(window.history).toHaveLength(length + 3);
  window.history.replaceState(null, '', '/demo?industry=fintech&step=leads');
  fireEvent.popState(window);
  expect(screen.getByRole('button', {name: /Dev Mehta/})).toHaveAttribute('aria-pressed', 'false');
  expect(window.history).toHaveLength(length + 3);
});

test('?tour=1 plays to its end, and leaves the URL as it is', async () => {
  window.history.replaceState(null, '', '/demo?tour=1');
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  render(<AddressedDemo />);
  await codeLoaded();
  pass(60_000);
  await codeLoaded();
  expect(screen.getByText('Hot lead: Sara Kim')).toBeInTheDocument();
  expect(screen.getByRole('button', {name: 'Play again'})).toBeInTheDocument();
  expect(window.location.search).toBe('?tour=1');
});

test('the emails load when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fail = vi.fn().mockRejectedValueOnce(new Error('Loading chunk 1 failed.'));
  vi.doMock('@site/src/data/demo/emails/aiml', async (original) => {
    await fail();
    return original<object>();
  });
  window.history.replaceState(null, '', '/demo?industry=aiml&lead=1&step=sequence');
  render(<AddressedDemo />);
  await codeLoaded();
  expect(screen.queryByText(/^Day \d+$/)).not.toBeInTheDocument();
  online.mockReturnValue(true);
  vi.doUnmock('@site/src/data/demo/emails/aiml');
  act(() => void window.dispatchEvent(new Event('online')));
  await codeLoaded();
  expect(screen.getAllByText(/^Day \d+$/)).toHaveLength(5);
});

test('an engine that can’t load is reported, and loads with the next pick', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.doMock('./engine', () => {
    throw new Error('Loading chunk 1 failed.');
  });
  render(<Demo />);
  click('FinTech');
  await loadFails();
  expect(screen.getByText(/couldn’t load/)).toHaveRole('status');
  vi.doUnmock('./engine');
  await start('SaaS');
  expect(screen.queryByText(/couldn’t load/)).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});

test('emails that can’t load are reported, and load on "Try again"', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.doMock('@site/src/data/demo/emails/aiml', () => {
    throw new Error('Loading chunk 1 failed.');
  });
  window.history.replaceState(null, '', '/demo?industry=aiml&lead=1&step=sequence');
  render(<AddressedDemo />);
  await loadFails();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  vi.doUnmock('@site/src/data/demo/emails/aiml');
  await start('Try again');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getAllByText(/^Day \d+$/)).toHaveLength(5);
});

test('Escape in a dialog doesn’t exit the guided tour', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  render(
    <>
      <Demo />
      <dialog open>
        <button type="button">In the dialog</button>
      </dialog>
    </>,
  );
  await start('Watch the guided tour');
  fireEvent.keyDown(screen.getByText('In the dialog'), {key: 'Escape'});
  expect(screen.getByRole('region', {name: 'Guided tour'})).toBeInTheDocument();
});
