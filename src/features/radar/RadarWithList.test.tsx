import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {leadsHottestFirst} from './leadHeat';
import {RadarWithList} from './RadarWithList';

const dots = () => screen.getAllByRole('button', {name: / \d+, .+, (hot|warm|cold)/});
const rows = () =>
  screen
    .getAllByRole('list', {name: /^The same leads/})
    .flatMap(({children}) => Array.from(children));
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', {name}));
const note = () => screen.getByText(/leads(:|$)/, {selector: '[role=status]'});

function openAt(path: string) {
  window.history.replaceState(null, '', path);
  render(<RadarWithList badge="Radar" title="Hot leads" />);
}

test('shows all leads on the radar and in the list without a filter', () => {
  openAt('/radar');
  expect(dots()).toHaveLength(leadsHottestFirst.length);
  expect(rows()).toHaveLength(leadsHottestFirst.length);
  expect(screen.getByRole('radio', {name: /^All/})).toBeChecked();
  expect(note()).toHaveTextContent('All 12 leads');
});

test.each([
  [/^Hot 80 to 100 5$/, 'hot', 5],
  [/^Warm 50 to 79 4$/, 'warm', 4],
  [/^Cold 0 to 49 3$/, 'cold', 3],
])('%s filters both, is announced, and is in the URL', async (name, heat, count) => {
  openAt('/radar');
  await choose(name);
  expect(dots()).toHaveLength(count);
  expect(rows()).toHaveLength(count);
  expect(window.location.search).toBe(`?heat=${heat}`);
  expect(note()).toHaveTextContent(`${count} of 12 leads`);
});

test('reads the filter from the URL, and All removes it', async () => {
  openAt('/radar?heat=cold&ref=a');
  expect(dots()).toHaveLength(3);
  expect(screen.getByRole('radio', {name: /^Cold/})).toBeChecked();
  await choose(/^All/);
  expect(window.location.search).toBe('?ref=a');
});

test('ignores an unknown heat', () => {
  openAt('/radar?heat=blaze');
  expect(dots()).toHaveLength(leadsHottestFirst.length);
});

test('closes the card of a lead that is filtered out', async () => {
  openAt('/radar');
  await userEvent.click(screen.getByRole('button', {name: /^Sara Kim/}));
  await screen.findByRole('dialog');
  screen.getByRole('radio', {name: /^All/}).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await choose(/^All/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the list has the facts of each card', () => {
  openAt('/radar');
  for (const {name, company, heat, opens, lastEvent, followUp} of leadsHottestFirst) {
    const row = Array.from(rows()).find(({textContent}) => textContent?.includes(name));
    for (const text of [company, String(heat), `${opens} open`, lastEvent, followUp]) {
      expect(row).toHaveTextContent(text);
    }
    expect(row?.textContent?.includes('Hot now')).toBe(heat > 90);
  }
  expect(screen.getByText('1 open')).toBeInTheDocument();
});

test('marks a lead in the list after its follow-up', async () => {
  openAt('/radar');
  await userEvent.click(screen.getByRole('button', {name: /^Sara Kim/}));
  await userEvent.click(await screen.findByRole('button', {name: 'Mark follow-up done'}));
  const done = Array.from(rows()).filter(({textContent}) =>
    textContent?.includes('Follow-up done'),
  );
  expect(done).toHaveLength(1);
  expect(done[0]).toHaveTextContent('Sara Kim');
});
