import fs from 'node:fs';
import path from 'node:path';
import {waitFor} from '@testing-library/react';
import {createContext, Suspense, useContext, useState, type ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';

import {BrowserContextProvider, Context} from './client/browserContext';
import {startTransition, useEffect} from './client/react';
import {renderToHtml} from './client/renderToHtml';

const docusaurus = path.resolve('node_modules/@docusaurus');

test.each([
  ['core/lib/client/clientEntry.js', /startTransition\b.*from 'react'/],
  ['core/lib/client/App.js', /\{ BrowserContextProvider \} from '\.\/browserContext'/],
  ['core/lib/client/exports/useIsBrowser.js', /\{ Context \} from '\.\.\/browserContext'/],
  ['core/lib/client/serverEntry.js', /\{ renderToHtml \} from '\.\/renderToHtml'/],
  ['theme-common/lib/contexts/colorMode.js', /\buseEffect\b.*from 'react'/],
  ['theme-common/lib/contexts/announcementBar.js', /\buseEffect\b.*from 'react'/],
  ['plugin-content-docs/lib/client/docsPreferredVersion.js', /\buseEffect\b.*from 'react'/],
])('Docusaurus’s %s imports the module that is replaced', (file, statement) => {
  expect(fs.readFileSync(path.join(docusaurus, file), 'utf8')).toMatch(statement);
});

const Stored = createContext('');

/** Like the theme's providers, which read storage in an effect. */
function StoredProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [stored, setStored] = useState('');
  useEffect(() => setStored('from storage'), []);
  return <Stored.Provider value={stored}>{children}</Stored.Provider>;
}

function Menu(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
      Menu
    </button>
  );
}

let hydratedContent: boolean;

function Content(): ReactNode {
  const stored = useContext(Stored);
  const isBrowser = useContext(Context);
  const [votes, setVotes] = useState(0);
  useEffect(() => void (hydratedContent = true), []);
  return (
    <>
      <button type="button" onClick={() => setVotes(votes + 1)}>{`${votes} votes`}</button>
      <output>{isBrowser && stored}</output>
      {'text '.repeat(5000)}
    </>
  );
}

const page = (
  <BrowserContextProvider>
    <StoredProvider>
      <Menu />
      <article>
        <Suspense>
          <Content />
        </Suspense>
      </article>
    </StoredProvider>
  </BrowserContextProvider>
);

describe('a built page', () => {
  // React renders here as in a browser, without `act`.
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
  afterEach(() => vi.unstubAllGlobals());

  const html = document.documentElement;
  let main: HTMLElement;
  let root: Root | undefined;
  const errors: unknown[] = [];

  beforeEach(async () => {
    // The server and the browser share the contexts only here.
    const isExpected = (message: unknown) => /^Detected multiple renderers/.test(String(message));
    vi.spyOn(console, 'error').mockImplementation((message: unknown) => {
      if (!isExpected(message)) errors.push(message);
    });
    hydratedContent = false;
    html.removeAttribute('data-responds');
    main = document.createElement('main');
    main.innerHTML = await renderToHtml(page);
    document.body.replaceChildren(main);
  });
  afterEach(() => {
    root?.unmount();
    expect(errors).toEqual([]);
  });

  async function hydrate(): Promise<void> {
    startTransition(() => {
      root = hydrateRoot(main, page, {onRecoverableError: (error) => errors.push(error)});
    });
    await new Promise<void>((resolve) =>
      new MutationObserver(() => resolve()).observe(html, {attributeFilter: ['data-responds']}),
    );
  }

  test('has all parts in their place', () => {
    expect(main.querySelector('[hidden], template, script')).toBeNull();
    expect(main.querySelector('article > output')).not.toBeNull();
  });

  test('responds before its content is hydrated', async () => {
    await hydrate();
    main.querySelector('button')?.click();
    await Promise.resolve();
    expect(main.querySelector('button')).toHaveAttribute('aria-expanded', 'true');
    expect(hydratedContent).toBe(false);
  });

  test('hydrates a part that is pressed, and hears the press once', async () => {
    await hydrate();
    expect(hydratedContent).toBe(false);
    main.querySelectorAll('button')[1]?.click();
    await waitFor(() => expect(main.querySelector('output')).toHaveTextContent('from storage'));
    expect(main.querySelectorAll('button')[1]).toHaveTextContent('1 votes');
  });

  test('tells the content what the device has stored, in the end', async () => {
    await hydrate();
    await waitFor(() => expect(main.querySelector('output')).toHaveTextContent('from storage'));
  });
});
