import {act, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useReducer} from 'react';

import {scoreArithmetic} from '@site/src/domain/leadScore';
import {useOnScreen} from '@site/src/lib/visibility';
import {loadFails} from '@site/test/fixtures/failingLoad';
import {leadsHottestFirst} from './leadHeat';
import {Radar} from './Radar';
import {closedRadar, radarReducer} from './radarMachine';

vi.mock('@site/src/lib/visibility', () => ({useOnScreen: vi.fn(() => true)}));

const sara = 'Sara Kim 94, Ledgerloom, hot now';
const lea = 'Lea Torres 41, Northbank, cold';

const dot = (name: string) => screen.getByRole('button', {name});
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const card = () => screen.queryByRole('dialog');

function Page() {
  const [state, dispatch] = useReducer(radarReducer, closedRadar);
  return (
    <>
      <p tabIndex={-1}>Elsewhere</p>
      <Radar leads={leadsHottestFirst} state={state} dispatch={dispatch} />
    </>
  );
}

beforeEach(async () => {
  render(<Page />);
  // The radar is on the screen, so it loads the card ahead.
  await act(() => vi.dynamicImportSettled());
});

const closings = [
  ['the follow-up button closes it', () => press('Mark follow-up done')],
  ['the close button closes it', () => press('Close')],
  ['Escape closes it', () => userEvent.keyboard('{Escape}')],
  ['the same dot closes it', () => press(sara)],
] as const;

test('clicking a dot opens its detail card, and the focus goes there', async () => {
  expect(card()).not.toBeInTheDocument();
  await press(sara);
  expect(screen.getByRole('dialog', {name: 'Sara Kim'})).toHaveFocus();
  expect(dot(sara)).toHaveAttribute('aria-expanded', 'true');
  expect(dot(sara)).toHaveAttribute('aria-controls', card()?.id);
  expect(dot(lea)).toHaveAttribute('aria-expanded', 'false');
});

test('the card says who it is, how hot and why, what happened last and what to do', async () => {
  const lead = leadsHottestFirst.find(({name}) => name === 'Omar Diaz')!;
  await press('Omar Diaz 91, Mossgauge, hot now');
  const inCard = within(card()!);
  const {title, company, heat, opens, lastEvent, followUp} = lead;
  for (const text of [
    `${title}, ${company}`,
    `${heat}`,
    'Hot now',
    `${opens}`,
    lastEvent,
    followUp,
  ]) {
    expect(inCard.getByText(text)).toBeVisible();
  }
  expect(card()).toHaveTextContent(scoreArithmetic(lead));
});

test('the card of a lead at exactly 90 doesn’t say hot now', async () => {
  await press('Priya Nair 90, Cobblefern, hot');
  expect(within(card()!).getByText('Hot')).toBeVisible();
  expect(within(card()!).queryByText('Hot now')).not.toBeInTheDocument();
});

test.each(closings)('%s and returns the focus', async (_how, close) => {
  await press(sara);
  await close();
  expect(card()).not.toBeInTheDocument();
  expect(screen.getByRole('button', {name: /^Sara Kim/})).toHaveFocus();
});

test('a click outside closes it and doesn’t move the focus', async () => {
  await press(sara);
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(card()).not.toBeInTheDocument();
  expect(dot(sara)).not.toHaveFocus();
});

test('Escape elsewhere on the page leaves it open', async () => {
  await press(sara);
  act(() => screen.getByText('Elsewhere').focus());
  await userEvent.keyboard('{Escape}');
  expect(card()).toBeInTheDocument();
});

test('a click inside the card leaves it open, even if it ends outside', async () => {
  await press(sara);
  const inside = within(card()!).getByText('CFO, Ledgerloom');
  await userEvent.click(inside);
  expect(card()).toBeInTheDocument();
  await userEvent.pointer([
    {keys: '[MouseLeft>]', target: inside},
    {keys: '[/MouseLeft]', target: document.body},
  ]);
  expect(card()).toBeInTheDocument();
});

test('selecting another dot opens its card instead', async () => {
  await press(sara);
  await press(lea);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog', {name: 'Lea Torres'})).toHaveFocus();
});

test('a follow-up is announced, marked on the dot, and can be undone', async () => {
  await press(sara);
  await press('Mark follow-up done');
  expect(screen.getByRole('status')).toHaveTextContent('Follow-up with Sara Kim marked done.');
  await press(`${sara}, follow-up done`);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('Undo follow-up');
  expect(screen.getByRole('status')).toHaveTextContent('Follow-up with Sara Kim is open again.');
  expect(dot(sara)).toHaveFocus();
});

test('the Tab key walks the dots hottest first, and Enter opens', async () => {
  const names: (string | null)[] = [];
  for (const _lead of leadsHottestFirst) {
    await userEvent.tab();
    names.push(document.activeElement?.getAttribute('aria-label') ?? null);
  }
  const heats = names.map((name) => Number(/ (\d+),/.exec(name ?? '')![1]));
  expect(heats).toEqual([...heats].sort((a, b) => b - a));
  expect(new Set(names).size).toBe(leadsHottestFirst.length);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', {name: 'Noor Haddad'})).toHaveFocus();
});

describe('the sweep', () => {
  const sweep = () => document.querySelector('[data-sweep]');

  test('runs on screen, and pauses while a card is open', async () => {
    expect(sweep()).toHaveAttribute('data-sweep', 'on');
    await press(sara);
    expect(sweep()).toHaveAttribute('data-sweep', 'off');
    await userEvent.keyboard('{Escape}');
    expect(sweep()).toHaveAttribute('data-sweep', 'on');
  });

  test('can be stopped and started', async () => {
    await press('Stop the sweep');
    expect(sweep()).toHaveAttribute('data-sweep', 'off');
    await press('Start the sweep');
    expect(sweep()).toHaveAttribute('data-sweep', 'on');
  });

  test('doesn’t run off screen', async () => {
    vi.mocked(useOnScreen).mockReturnValue(false);
    await press('Stop the sweep');
    await press('Start the sweep');
    expect(sweep()).toHaveAttribute('data-sweep', 'off');
    vi.mocked(useOnScreen).mockReturnValue(true);
  });
});

test('a card that can’t open is reported, and opens when its dot is pressed again', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.doMock('./LeadCard', () => {
    throw new Error('Loading chunk 1 failed.');
  });
  vi.useFakeTimers();
  fireEvent.click(dot(sara));
  await loadFails();
  expect(screen.getByText(/^The card couldn’t open/)).toHaveRole('status');
  vi.useRealTimers();
  vi.doUnmock('./LeadCard');
  await press(sara);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
