import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright/test';

/** WCAG 2.2 A and AA, plus axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const CONTRAST = 'color-contrast';

/** Shared parts of a template's pages: everything around the content, and code colors. */
const FRAME = ['header.navbar', '.theme-doc-sidebar-container', 'footer', 'pre code'];

/**
 * Returns one line per violation: the rule, the element, and axe's explanation.
 *
 * @param part selector of the part to check: the whole page, or what a test opened on a page that was checked before
 */
export const axeViolations = (page: Page, part = 'html'): Promise<string[]> =>
  violations(new AxeBuilder({page}).include(part), TAGS);

/** Checks only a page's content, for pages whose template is checked as a whole. */
export function axeViolationsOfContent(page: Page): Promise<string[]> {
  const content = FRAME.reduce((axe, selector) => axe.exclude(selector), new AxeBuilder({page}));
  return violations(content, TAGS);
}

/** Checks everything but text contrast, which takes more than half of the time: a phone shows the same colors. */
export const axeViolationsButContrast = (page: Page): Promise<string[]> =>
  violations(new AxeBuilder({page}), TAGS, {[CONTRAST]: {enabled: false}});

/** Checks only text contrast, the one rule that a color mode can break. */
export const contrastViolations = (page: Page, part = 'html'): Promise<string[]> =>
  violations(new AxeBuilder({page}).include(part), [CONTRAST]);

async function violations(
  axe: AxeBuilder,
  runOnly: string[],
  rules: Readonly<Record<string, {enabled: boolean}>> = {},
): Promise<string[]> {
  const {violations: found} = await axe
    // Skips cross-origin frames, which the site doesn't have, so axe needs no second tab.
    .setLegacyMode(true)
    // Describing passed elements took a third of the time. Stylesheets are only preloaded for a rule outside these
    // tags.
    .options({runOnly, rules, resultTypes: ['violations'], preload: {assets: ['media']}})
    .analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')} (${reason.trim()})`;
    }),
  );
}
