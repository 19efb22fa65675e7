import fs from 'node:fs';
import type axeCore from 'axe-core';
import type {RunOptions} from 'axe-core';
import type {Page} from 'playwright/test';

/** WCAG 2.2 A and AA, plus axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const CONTRAST = 'color-contrast';

/** Shared parts of a template's pages: everything around the content, and code colors. */
const FRAME = ['header.navbar', '.theme-doc-sidebar-container', 'footer', 'pre code'];

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns one line per violation: the rule, the element, and axe's explanation.
 *
 * @param part selector of the part to check: the whole page, or what a test opened on a page that was checked before
 */
export const axeViolations = (page: Page, part = 'html'): Promise<string[]> =>
  violations(page, {include: [part]}, {runOnly: TAGS});

/** Checks only a page's content, for pages whose template is checked as a whole. */
export const axeViolationsOfContent = (page: Page): Promise<string[]> =>
  violations(page, {include: ['html'], exclude: FRAME}, {runOnly: TAGS});

/** Checks everything but text contrast, which takes more than half of the time: a phone shows the same colors. */
export const axeViolationsButContrast = (page: Page): Promise<string[]> =>
  violations(page, {include: ['html']}, {runOnly: TAGS, rules: {[CONTRAST]: {enabled: false}}});

/** Checks only text contrast, the one rule that a color mode can break. */
export const contrastViolations = (page: Page, part = 'html'): Promise<string[]> =>
  violations(page, {include: [part]}, {runOnly: [CONTRAST]});

/** Without @axe-core/playwright, which sends axe to the page twice for each check. */
async function violations(
  page: Page,
  context: {readonly include: string[]; readonly exclude?: string[]},
  rules: RunOptions,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    ...rules,
    // Describing passed elements took a third of the time. Stylesheets are only preloaded for a rule outside these
    // tags.
    resultTypes: ['violations'],
    preload: {assets: ['media']},
  };
  return page.evaluate(
    async ([where, how]) => {
      const {axe} = window as unknown as {axe: typeof axeCore};
      const {violations: found} = await axe.run(where, how);
      return found.flatMap(({id, nodes}) =>
        nodes.map(({target, failureSummary = ''}) => {
          const [, reason = ''] = failureSummary.split('\n');
          return `${id}: ${target.join(' ')} (${reason.trim()})`;
        }),
      );
    },
    [context, options] as const,
  );
}
