import '@site/test/fixtures/figures';

import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {audiences} from '@site/src/data/audiences';
import {WaitlistContext, type OpenWaitlist} from '@site/src/domain/waitlist';
import {Audiences} from './Audiences';

const openWaitlist = vi.fn<OpenWaitlist>();

const card = (title: string) => screen.getByRole('button', {name: new RegExp(`^${title}`)});
const openCards = () => screen.queryAllByRole('button', {expanded: true});

beforeEach(() => {
  openWaitlist.mockReset();
  render(
    <WaitlistContext value={{open: openWaitlist, prefetch: () => {}}}>
      <Audiences />
    </WaitlistContext>,
  );
});

test('the first card is open at first', () => {
  expect(openCards()).toEqual([card('Founders')]);
});

test('opening another card closes the first', async () => {
  await userEvent.click(card('Agencies'));
  expect(openCards()).toEqual([card('Agencies')]);
});

test('selecting the open card closes it', async () => {
  await userEvent.click(card('Founders'));
  expect(openCards()).toEqual([]);
});

test('each button controls its panel, and only the open panel is shown', async () => {
  await userEvent.click(card('Sales leads'));
  for (const {title, benefits} of audiences) {
    const panel = document.getElementById(card(title).getAttribute('aria-controls') ?? '');
    expect(panel).toHaveTextContent(benefits[0]!);
    expect(panel?.hidden).toBe(title !== 'Sales leads');
  }
});

test.each([
  ['founder', 'Founders', 'Apply as a founder', 'Pro'],
  ['sales', 'Sales leads', 'Apply as a sales lead', 'Pro'],
  ['agency', 'Agencies', 'Apply as an agency', 'Ultimate'],
] as const)(
  'the button of %s opens the waitlist for that audience',
  async (audience, title, cta, plan) => {
    if (openCards()[0] !== card(title)) await userEvent.click(card(title));
    await userEvent.click(screen.getByRole('button', {name: cta}));
    expect(openWaitlist.mock.calls).toEqual([[{plan, billingCycle: 'monthly', audience}]]);
  },
);

test('shows the review time', () => {
  const panel = document.getElementById(card('Founders').getAttribute('aria-controls') ?? '');
  expect(panel).toHaveTextContent('24 hours');
});
