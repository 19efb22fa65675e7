import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';

import {NotFound, preparePage, routesAt} from './pageRoutes';

/** The one route of the site, which renders the page at the current path. */
function AnyPage(props: object): ReactNode {
  const {pathname} = useLocation();
  const routes = routesAt(pathname);
  return routes ? renderRoutes(routes) : <NotFound {...props} />;
}

/**
 * Docusaurus calls this before it hydrates the first page and before it shows another one, whose path the location has
 * already. If the path changes meanwhile, it waits for the last one.
 */
AnyPage.preload = async (): Promise<void> => {
  let path;
  do {
    path = window.location.pathname;
    await preparePage(path);
  } while (path !== window.location.pathname);
};

/** Replaces @generated/routes. */
export default [{path: '*', component: AnyPage}];
