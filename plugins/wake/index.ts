import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {bundleScript} from '../lib/bundleScript';

/** The part of Docusaurus's page template that loads the page's scripts. */
const STOCK_SCRIPTS = /<% it\.scripts\.forEach\(.*?<% }\); %>/s;

/** The start tag of the body in that template. */
const BODY = '<body <%~ it.bodyAttributes %>>';

/**
 * Makes V8 compile all functions of a script on another thread while it loads, instead of each on the main thread when
 * it's first called. Most functions of the main script are called when a page wakes.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/**
 * Puts an inline script in place of a page's scripts. It knows their URLs, and loads them when the page wakes. Its text
 * is the same on every page, so the content policy needs one hash. It comes first in the body: browsers parse the head in
 * a single task, which has the page's styles already.
 *
 * @throws if Docusaurus's template no longer has the expected parts.
 */
export function sleepingTemplate(template: string, client: string): string {
  if (!STOCK_SCRIPTS.test(template) || !template.includes(BODY)) {
    throw new Error('Docusaurus’s page template has changed.');
  }
  const urls = "<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>";
  return template
    .replace(STOCK_SCRIPTS, '')
    .replace(BODY, (body) => `${body}<script data-scripts="${urls}">${client}</script>`);
}

/** Builds pages that sleep until the visitor is about to use them. README.md has the rules. */
export default function wake({siteConfig, siteDir}: LoadContext): Plugin {
  // Not enumerable, so that the template isn't part of the configuration that every page loads.
  Object.defineProperty(siteConfig, 'ssrTemplate', {
    value: sleepingTemplate(stockTemplate, bundleScript(siteDir, 'plugins/wake/client/index.ts')),
  });
  return {
    name: 'wake',

    configureWebpack({mode}, isServer, {currentBundler: {instance}}) {
      if (mode !== 'production' || isServer) return {};
      const {BannerPlugin, Compilation} = instance;
      const compileAhead = new BannerPlugin({
        banner: COMPILE_AHEAD,
        raw: true,
        entryOnly: true,
        test: /\.js$/,
        // After the minifier, which drops comments, and before the files get their hashes.
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
      });
      return {plugins: [compileAhead]};
    },
  };
}

/** The attribute with the URLs of the scripts that wake a page. The minifier keeps its quotes because of the spaces. */
const SCRIPT_LIST = /(?<=<script data-scripts=")/;

/**
 * Adds scripts to those that wake a built page. They run first: main.js would otherwise ask for them only after it has
 * arrived itself.
 *
 * @throws when the page lists no scripts.
 */
export function listScripts(html: string, urls: readonly string[]): string {
  if (!SCRIPT_LIST.test(html)) throw new Error('The page doesn’t list the scripts that wake it.');
  return html.replace(SCRIPT_LIST, () => urls.map((url) => `${url} `).join(''));
}
