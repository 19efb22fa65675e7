import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright/test';

/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What pages of a template have in common: the parts around the content, and the colors of code. */
const FRAME = ['header.navbar', '.theme-doc-sidebar-container', 'footer', 'pre code'];

/**
 * One line per element that breaks a rule: the rule, the element, and axe's explanation.
 *
 * @param part selector of what's checked: the whole page, or what a journey opened on one that was checked without it
 */
export const axeViolations = (page: Page, part = 'html'): Promise<string[]> =>
  violations(new AxeBuilder({page}).include(part), TAGS);

/** The same for the content of a page alone, for pages whose template is checked as a whole. */
export function axeViolationsOfContent(page: Page): Promise<string[]> {
  const content = FRAME.reduce((axe, selector) => axe.exclude(selector), new AxeBuilder({page}));
  return violations(content, TAGS);
}

/** The same for the contrast of text alone, the only rule that a color mode can break. */
export const contrastViolations = (page: Page, part = 'html'): Promise<string[]> =>
  violations(new AxeBuilder({page}).include(part), ['color-contrast']);

async function violations(axe: AxeBuilder, runOnly: string[]): Promise<string[]> {
  const {violations: found} = await axe
    // Leaves out frames of other origins, which the site doesn't have, and opens no second tab.
    .setLegacyMode(true)
    // A third of the time went into describing the elements that pass.
    // Stylesheets are preloaded for a rule that isn't among the tags.
    .options({runOnly, resultTypes: ['violations'], preload: {assets: ['media']}})
    .analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')} (${reason.trim()})`;
    }),
  );
}
