import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright/test';

/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What pages of a template have in common: the parts around the content, and the colors of code. */
const FRAME = ['header.navbar', '.theme-doc-sidebar-container', 'footer', 'pre code'];

/** One line per element that breaks a rule: the rule, the element, and axe's explanation. */
export const axeViolations = (page: Page): Promise<string[]> => violations(page, TAGS);

/** The same for the content of a page alone, for pages whose template is checked as a whole. */
export const axeViolationsOfContent = (page: Page): Promise<string[]> =>
  violations(page, TAGS, FRAME);

/** The same for the contrast of text alone, the only rule that a color mode can break. */
export const contrastViolations = (page: Page): Promise<string[]> =>
  violations(page, ['color-contrast']);

async function violations(
  page: Page,
  runOnly: string[],
  excluded: string[] = [],
): Promise<string[]> {
  const builder = new AxeBuilder({page});
  for (const selector of excluded) builder.exclude(selector);
  const {violations: found} = await builder
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
