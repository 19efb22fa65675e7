import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test('the draft of "Live inbox AI" changes with the selected tone', async ({page}) => {
  await page.goto('/features');
  await hydrated(page);
  const card = page
    .getByRole('article')
    .filter({has: page.getByRole('heading', {name: 'Live inbox AI', exact: true})});
  const draft = card.getByRole('tabpanel');
  const first = await draft.innerText();
  await card.getByRole('tab', {name: 'Brief'}).click();
  await expect(draft).not.toHaveText(first, {useInnerText: true});
  const second = await draft.innerText();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('tab', {name: 'Formal'})).toBeFocused();
  await expect(draft).not.toHaveText(second, {useInnerText: true});
});
