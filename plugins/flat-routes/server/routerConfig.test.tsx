import {render} from '@testing-library/react';
import {matchPath, MemoryRouter} from 'react-router-dom';
import * as stock from 'react-router-config';

import {matchPath as ourMatchPath} from './router';
import * as ours from './routerConfig';

const page = (path: string) => ({
  path,
  exact: true,
  component: (props: object) => <p>{JSON.stringify([path, props])}</p>,
});

type Router = Pick<typeof stock, 'matchRoutes' | 'renderRoutes'>;

/** The shape of the generated routes: pages, a plugin's root with nested pages, and the page for all others. */
function routesFor({renderRoutes}: Router): stock.RouteConfig[] {
  const Nested = ({route}: stock.RouteConfigComponentProps) => (
    <main>{renderRoutes(route?.routes, {from: 'help'})}</main>
  );
  const help = ['/help', '/help/article/Bounces', '/help/article/bounces', '/help/:any'];
  return [
    page('/'),
    page('/pricing'),
    page('/blog/tags/c++'),
    page('/blog/:year'),
    {
      path: '/help',
      component: Nested,
      routes: [{component: Nested, routes: help.map((path) => page(path))}],
    },
    {...page('/strict/'), strict: true},
    page('/pricing'),
    {path: '*', component: () => <p>Not found</p>},
  ];
}

const paths = [
  ...['/', '/pricing', '/pricing/', '/PRICING', '/blog/2026', '/blog/tags/c++', '/blog/tags/c'],
  ...['/help', '/help/', '/help/article/bounces', '/help/article/none', '/strict', '/strict/'],
  ...['/none', '', '//', '/pricing//'],
];

test.each(paths)('%s matches the routes that the original matches', (path) => {
  const routes = routesFor(stock);
  expect(ours.matchRoutes(routes, path)).toEqual(stock.matchRoutes(routes, path));
});

test.each(paths)('%s renders as with the original', (path) => {
  const html = (router: Router) =>
    render(
      <MemoryRouter initialEntries={[{pathname: path, key: 'entry'}]}>
        {router.renderRoutes(routesFor(router), {from: 'site'})}
      </MemoryRouter>,
    ).container.innerHTML;
  expect(html(ours as Router)).toBe(html(stock));
});

test.each(paths)('%s matches the paths that the original matches', (path) => {
  for (const {path: pattern, exact, strict} of routesFor(stock)) {
    const route = {path: pattern, exact, strict};
    expect(ourMatchPath(path, route)).toEqual(matchPath(path, route));
    expect(ourMatchPath(path, String(pattern))).toEqual(matchPath(path, String(pattern)));
  }
});
