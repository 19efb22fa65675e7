import {useEffect, useState} from 'react';

export {matchPath, MemoryRouter, Route, Router, StaticRouter, Switch} from 'react-router-dom';

const readLocation = () => {
  const {pathname, search, hash} = window.location;
  return {pathname, search, hash, state: window.history.state};
};

const href = (to) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}` || '/';

const navigate = (method) => (to, state) => {
  window.history[method](state ?? to?.state ?? null, '', href(to));
  window.dispatchEvent(new PopStateEvent('popstate'));
};

const history = {
  push: navigate('pushState'),
  replace: navigate('replaceState'),
  goBack: () => window.history.back(),
  createHref: href,
  listen(listener) {
    const notify = () => listener(readLocation());
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

export function useParams() {
  return {};
}

export function Redirect({to}) {
  useEffect(() => history.replace(to), [to]);
  return null;
}
