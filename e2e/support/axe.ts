import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright/test';

/** WCAG 2.2 A and AA, and what axe recommends beyond. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line per element that breaks a rule: the rule, the element, and what axe says of it. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Legacy mode leaves frames of other origins out, of which there are none, and opens no second tab.
  const {violations} = await new AxeBuilder({page}).setLegacyMode(true).withTags(TAGS).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')} (${reason.trim()})`;
    }),
  );
}
