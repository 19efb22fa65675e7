/**
 * Mutants: deliberate bugs, each with the check that must catch it.
 *
 * `edit` is [file, text to find, replacement], `add` is [file, text]. Edits of `build/` change the built site, so they
 * don't need a build of their own. `says` must match the check's output: a check that fails for another reason hasn't
 * caught the mutant.
 *
 * @typedef {{fault: string, edit?: [string, string | RegExp, string], add?: [string, string], check: string,
 *   says: RegExp}} Fault
 */

const BUILT = 'vitest run --config vitest.steps.config.mjs --project built';
const unit = (file) => `vitest run ${file}`;
const built = (name) => `${BUILT} built.test -t "${name}"`;
const VALID = `${BUILT} validity`;
const crawlOn = (project) =>
  `playwright test e2e/crawl.spec.ts --project ${project} -g " /about has no errors"`;
const crawl = crawlOn('desktop');

/** Inserts HTML outside React's root, so hydration has nothing to report. */
const inBody = (html) => [
  'build/about.html',
  '<div id=__docusaurus>',
  `${html}<div id=__docusaurus>`,
];

/** @type {Fault[]} */
export const faults = [
  // Types, lint, styles, and packages.
  {
    fault: 'a string where a number belongs',
    add: ['src/lib/wrong.ts', "export const count: number = 'one';\n"],
    check: 'tsc --noEmit',
    says: /wrong\.ts.*TS2322/,
  },
  {
    fault: 'a raw color',
    add: ['src/components/wrong.module.css', '.wrong {\n  color: #f00;\n}\n'],
    check: 'stylelint src/components/wrong.module.css',
    says: /color-no-hex/,
  },
  {
    fault: 'a breakpoint without a name',
    add: [
      'src/components/wrong.module.css',
      '@media (width <= 700px) {\n  .wrong {\n    gap: 0;\n  }\n}\n',
    ],
    check: 'stylelint src/components/wrong.module.css',
    says: /breakpoint/i,
  },
  {
    fault: 'a file that nothing imports',
    add: ['src/lib/wrong.ts', 'export const wrong = 1;\n'],
    check: 'knip --no-progress',
    says: /src\/lib\/wrong\.ts/,
  },
  {
    fault: 'two paths that differ only in case',
    add: ['src/components/Badge/badge.ts', 'export const badge = 1;\n'],
    check: unit('test/repository/paths'),
    says: /badge/,
  },
  // Data, logic, and content.
  {
    fault: "a yearly price that isn't 65% of the monthly one",
    edit: ['src/data/plans.ts', 'monthly * (1 - yearlyDiscount)', 'monthly * yearlyDiscount'],
    check: unit('src/data/product'),
    says: /yearly/i,
  },
  {
    fault: 'storage that throws when the browser refuses to write',
    edit: [
      'src/lib/storage.ts',
      'return memory.delete(key);\n      } catch {\n        return false;',
      "return memory.delete(key);\n      } catch {\n        throw new Error('refused');",
    ],
    check: unit('src/lib/storage'),
    says: /refused/,
  },
  {
    fault: 'a site that others can put in a frame',
    edit: ['config/headers.ts', `'frame-ancestors': ["'none'"]`, `'frame-ancestors': ['*']`],
    check: unit('config/headers'),
    says: /puts a page in a frame/,
  },
  {
    fault: 'an unknown token in the text',
    edit: ['src/pages/terms.mdx', '[[', '[[nothing.'],
    check: unit('test/content/everyFile'),
    says: /nothing\./,
  },
  {
    fault: 'a response example that breaks its schema',
    edit: ['api/openapi.yaml', /^(\s+score): \d+$/m, '$1: many'],
    check: unit('test/api/examples'),
    says: /score/,
  },
  // The built site.
  {
    fault: 'a page without a heading',
    edit: ['build/about.html', /<h1([^>]*)>(.*?)<\/h1>/s, '<p$1>$2</p>'],
    check: built('h1'),
    says: /\/about/,
  },
  {
    fault: 'a page with another page as its canonical URL',
    edit: ['build/about.html', /(rel=canonical href="?[^" >]*)about/, '$1pricing'],
    check: built('canonical'),
    says: /\/about/,
  },
  {
    fault: "structured data that isn't JSON",
    edit: ['build/pricing.html', /(<script[^>]*application\/ld\+json[^>]*>)\{/, '$1{{'],
    check: built('structured data'),
    says: /JSON/,
  },
  {
    fault: "a link to a page that doesn't exist",
    edit: inBody('<a href=/no-such-page>x</a>'),
    check: built('leads to a page or a file'),
    says: /no-such-page/,
  },
  {
    fault: 'a search without its indexes',
    edit: ['build/search-index/manifest.json', /^.*$/s, '[]'],
    check: built('is found by its title'),
    says: /to be '\/help\/article/,
  },
  {
    fault: 'a block inside a line of code',
    edit: inBody('<code><div>x</div></code>'),
    check: VALID,
    says: /“div” not allowed|<div> element is not permitted/,
  },
  // In the browser.
  {
    fault: 'an image without alt text',
    edit: inBody('<img src=/icon-192.png>'),
    check: crawl,
    says: /image-alt/,
  },
  {
    fault: 'a button without a name on a phone',
    edit: inBody('<button type=button></button>'),
    check: crawlOn('phone'),
    says: /button-name/,
  },
  {
    fault: 'text in too light a gray',
    edit: inBody('<p style="color:#bbb;background:#fff">Light text</p>'),
    check: crawl,
    says: /color-contrast/,
  },
  {
    fault: 'a request to another host',
    edit: inBody('<img alt="" src=https://other.example/pixel.png>'),
    check: crawl,
    says: /other\.example/,
  },
  {
    fault: 'content wider than a phone',
    edit: inBody('<div style="width:900px">x</div>'),
    check: crawl,
    says: /ends at 900/,
  },
  {
    fault: "a content policy without a script's hash",
    edit: ['build/_headers', / 'sha256-[^']+'(?=;)/, ''],
    check: crawl,
    says: /Content Security Policy|script-src/,
  },
  // The build.
  {
    fault: "a link to a heading that doesn't exist",
    edit: [
      'help/article/salesforce-integration.mdx',
      /\n---\n\n/,
      '\n---\n\n[x](./setup-account.mdx#no-such-heading) ',
    ],
    check: 'docusaurus build --out-dir .cache/mutant',
    says: /no-such-heading/,
  },
];
