import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright/test';

/** WCAG 2.2 A and AA, and what axe recommends beyond. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Legacy mode leaves frames of other origins out, of which there are none, and opens no second tab. */
const builder = (page: Page) => new AxeBuilder({page}).setLegacyMode(true);

/** One line per element that breaks a rule: the rule, the element, and what axe says of it. */
export const axeViolations = (page: Page): Promise<string[]> =>
  violations(builder(page).withTags(TAGS));

/** The same for the contrast of text with what is behind it alone, which is what a theme decides. */
export const contrastViolations = (page: Page): Promise<string[]> =>
  violations(builder(page).withRules(['color-contrast']));

async function violations(axe: AxeBuilder): Promise<string[]> {
  const {violations: found} = await axe.analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')} (${reason.trim()})`;
    }),
  );
}
