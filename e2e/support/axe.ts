import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright/test';

/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line per element that breaks a rule: the rule, the element, and axe's explanation. */
export const axeViolations = (page: Page): Promise<string[]> => violations(page, TAGS);

/** The same for the contrast of text alone, the only rule that a color mode can break. */
export const contrastViolations = (page: Page): Promise<string[]> =>
  violations(page, ['color-contrast']);

async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page})
    // Leaves out frames of other origins, which the site doesn't have, and opens no second tab.
    .setLegacyMode(true)
    // A third of the time went into describing the elements that pass.
    .options({runOnly, resultTypes: ['violations']})
    .analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')} (${reason.trim()})`;
    }),
  );
}
