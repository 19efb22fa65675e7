import {render} from '@testing-library/react';
import {act, type ComponentType, type ReactNode} from 'react';
import * as original from 'react-helmet-async';

import * as lean from './helmet';
import {mergeClasses} from './mergeClasses';
import progressBar from './progressBar';

describe('helmet', () => {
  type Head = ComponentType<{readonly children?: ReactNode}>;

  interface Library {
    readonly Helmet: Head;
    readonly HelmetProvider: ComponentType<{readonly children: ReactNode}>;
  }

  const SERVED = `<meta data-rh="true" name="description" content="Served"><link data-rh="true" rel="canonical" href="/served"><meta name="viewport" content="width=device-width">`;

  const libraries: Readonly<Record<string, Library>> = {
    'the package': original as unknown as Library,
    'the replacement': lean,
  };

  /** The contents of the head, in an order of their own. */
  function contents() {
    const {head, documentElement, body, title} = document;
    const attributes = ({attributes: all}: Element) =>
      Array.from(all, ({name, value}) => `${name}=${value}`)
        .filter((each) => !each.startsWith('data-rh='))
        .sort();
    return {
      title,
      html: attributes(documentElement),
      body: attributes(body),
      head: Array.from(head.children, ({outerHTML}) => outerHTML).sort(),
    };
  }

  const frame = () =>
    act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

  /** The contents after each page. */
  async function visit(library: Library, pages: readonly ((Helmet: Head) => ReactNode)[]) {
    const {Helmet, HelmetProvider} = library;
    document.head.innerHTML = SERVED;
    document.title = 'Served';
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    const seen = [];
    const {rerender, unmount} = render(<div />);
    for (const page of pages) {
      rerender(<HelmetProvider>{page(Helmet)}</HelmetProvider>);
      await frame();
      await frame();
      seen.push(contents());
    }
    unmount();
    await frame();
    return seen;
  }

  const site = (Helmet: Head, page: ReactNode) => (
    <>
      <Helmet>
        <html lang="en" dir="ltr" className="site" />
        <title>Site</title>
        <meta property="og:title" content="Site" />
        <meta name="description" content="Of the site" />
        <meta charSet="utf-8" />
        <link rel="canonical" href="/site" />
      </Helmet>
      {page}
    </>
  );

  const cases: Readonly<Record<string, readonly ((Helmet: Head) => ReactNode)[]>> = {
    'an inner head overrides an outer one': [
      (Helmet) =>
        site(
          Helmet,
          <Helmet>
            <title>Page | Site</title>
            <html lang="de" className="page" />
            <body data-kind="page" />
            <meta property="og:title" content="Page" />
            <meta name="DESCRIPTION" content="Of the page" />
            <link rel="canonical" href="/page" />
          </Helmet>,
        ),
    ],
    'elements of one head with the same key are all kept': [
      (Helmet) =>
        site(
          Helmet,
          <Helmet>
            <link rel="alternate" href="/page" hrefLang="en" />
            <link rel="alternate" href="/page" hrefLang="x-default" />
            <meta property="og:locale:alternate" content="de" />
            <meta property="og:locale:alternate" content="fr" />
          </Helmet>,
        ),
    ],
    'a navigation removes what the page before had': [
      (Helmet) =>
        site(
          Helmet,
          <Helmet key="a">
            <title>A</title>
            <html lang="en" className="a" data-a="1" />
            <body className="b" />
            <meta name="robots" content="noindex" />
            <script type="application/ld+json">{'{"a":1}'}</script>
          </Helmet>,
        ),
      (Helmet) =>
        site(
          Helmet,
          <Helmet key="b">
            <script type="application/ld+json">{'{"b":1}'}</script>
            <style>{'p { color: red }'}</style>
          </Helmet>,
        ),
      (Helmet) => site(Helmet, null),
    ],
    'a head that changes': [
      (Helmet) => site(Helmet, <Helmet>{[<title key="t">One</title>, null, false]}</Helmet>),
      (Helmet) => site(Helmet, <Helmet>{[<title key="t">{['Two', ' parts']}</title>]}</Helmet>),
    ],
    'fragments, missing values, and flags': [
      (Helmet) =>
        site(
          Helmet,
          <Helmet>
            <>
              <link rel="preload" as="font" href="/f.woff2" crossOrigin="anonymous" />
              <script async src="/s.js" />
              <meta content="without a key" />
              <meta itemProp="name" content="item" />
            </>
          </Helmet>,
        ),
    ],
  };

  test.each(Object.entries(cases))('%s, as with the package', async (_name, pages) => {
    const [expected, actual] = [
      await visit(libraries['the package']!, pages),
      await visit(libraries['the replacement']!, pages),
    ];
    expect(expected.length).toBe(pages.length);
    expect(actual).toEqual(expected);
  });

  test('leaves an element that stays the same in place, so that nothing is loaded again', async () => {
    const link = (Helmet: Head, title: string) => (
      <Helmet>
        <title>{title}</title>
        <link rel="preload" as="font" href="/f.woff2" />
      </Helmet>
    );
    const links: (Element | null)[] = [];
    const {Helmet} = lean;
    const {rerender, unmount} = render(link(Helmet, 'One'));
    for (const title of ['One', 'Two']) {
      rerender(link(Helmet, title));
      await frame();
      links.push(document.head.querySelector('link[rel="preload"]'));
      expect(document.title).toBe(title);
    }
    expect(links[0]).toBeTruthy();
    expect(links[1]).toBe(links[0]);
    unmount();
  });
});

describe('mergeClasses', () => {
  test('leaves out Lucide’s classes and empty ones', () => {
    expect(mergeClasses('lucide', 'lucide-check', undefined, '', 'chevron', 'icon_a')).toBe(
      'chevron icon_a',
    );
  });
});

describe('progressBar', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({matches: true}));
  });

  test('shows one bar until the navigation is done', () => {
    progressBar.start();
    progressBar.start();
    expect(document.querySelectorAll('#nprogress > .bar')).toHaveLength(1);
    progressBar.done();
    expect(document.querySelector('#nprogress')).toBeNull();
  });

  test('does nothing when a quick navigation is done', () => {
    expect(() => progressBar.done()).not.toThrow();
  });
});
