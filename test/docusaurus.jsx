import {forwardRef, Fragment, useEffect, useState} from 'react';

/*
 * Simple replacements of Docusaurus's client modules and of components of its theme, named like the modules, for which
 * vitest.config.mjs makes them the default export.
 */

export const ExecutionEnvironment = {canUseDOM: typeof window !== 'undefined'};

/** React 19 moves <title>, <meta>, and <link> into the head automatically. */
export function Head({children}) {
  return children;
}

/** Renders a plain link. `isNavLink` and similar props are for the router and never reach the DOM. */
export const Link = forwardRef(function Link(
  {to, href, isNavLink, activeClassName, isActive, autoAddBaseUrl, ...rest},
  ref,
) {
  return <a ref={ref} href={to ?? href} {...rest} />;
});

/** Fills `{name}` in a text. Returns a string if all values are plain, otherwise React nodes. */
function interpolate(text, values = {}) {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name && name in values ? values[name] : part;
  });
  if (parts.every((part) => ['string', 'number'].includes(typeof part))) return parts.join('');
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

export function translate({message, id}, values) {
  return interpolate(message ?? id, values);
}

export function Translate({children, id, values}) {
  return interpolate(children ?? id, values);
}

export {matchPath} from 'react-router-dom';

const readLocation = () => {
  const {pathname, search, hash} = window.location;
  return {pathname, search, hash, state: window.history.state};
};

const hrefOf = (to) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}` || '/';

const navigate = (method, action) => (to, state) => {
  window.history[method](state ?? to?.state ?? null, '', hrefOf(to));
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), {action}));
};

const history = {
  action: 'POP',
  push: navigate('pushState', 'PUSH'),
  replace: navigate('replaceState', 'REPLACE'),
  goBack: () => window.history.back(),
  createHref: hrefOf,
  listen(listener) {
    const notify = ({action = 'POP'}) => {
      history.action = action;
      listener(readLocation(), action);
    };
    window.addEventListener('popstate', notify);
    return () => window.removeEventListener('popstate', notify);
  },
  get location() {
    return readLocation();
  },
};

/** Uses the history of jsdom's window, so tests can read `window.location` after navigating. */
export function useHistory() {
  return history;
}

export function useLocation() {
  const [location, setLocation] = useState(readLocation);
  useEffect(() => history.listen(setLocation), []);
  return location;
}

export function useBaseUrl(url, {absolute = false} = {}) {
  if (!url || /^(?:\w*:|\/\/|#)/.test(url)) return url;
  const path = url.startsWith('/') ? url : `/${url}`;
  return absolute ? `https://site.example${path}` : path;
}

export function useBaseUrlUtils() {
  return {withBaseUrl: useBaseUrl};
}

const brokenLinks = {collectAnchor() {}, collectLink() {}};

export function useBrokenLinks() {
  return brokenLinks;
}

const context = {
  siteConfig: {
    title: 'Site',
    url: 'https://site.example',
    baseUrl: '/',
    customFields: {},
    themeConfig: {},
  },
  i18n: {currentLocale: 'en'},
};

export function useDocusaurusContext() {
  return context;
}

export function useIsBrowser() {
  return typeof window !== 'undefined';
}

export {useLayoutEffect as useIsomorphicLayoutEffect} from 'react';

export function useRouteContext() {
  return {plugin: {name: 'test', id: 'default'}};
}

export function Heading({as: Tag, children, ...rest}) {
  return <Tag {...rest}>{children}</Tag>;
}

export function Layout({title, description, children}) {
  return (
    <>
      {title && <title>{title}</title>}
      {description && <meta name="description" content={description} />}
      <div>{children}</div>
    </>
  );
}

export function MDXContent({children}) {
  return children;
}

export const SearchTranslations = {};
