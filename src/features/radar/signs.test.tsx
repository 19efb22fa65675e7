import {render, screen, within} from '@testing-library/react';

import {radarLeads} from '@site/src/data/radarLeads';
import {HeatMark} from './HeatMark';
import {kindLabels, type HeatKind} from './heatKind';
import {LeadList} from './LeadList';
import {Legend} from './Legend';
import {RadarSection} from './RadarSection';

const kinds = Object.keys(kindLabels) as HeatKind[];

test('colour is never the only sign: every heat has a shape of its own', () => {
  const shapes = kinds.map((kind) => {
    const {container} = render(<HeatMark kind={kind} />);
    // Without the class of the whole mark, which carries the colour.
    return container.querySelector('svg')?.innerHTML;
  });
  expect(new Set(shapes).size).toBe(kinds.length);
});

test('only what is hot now has a ring', () => {
  const withRing = kinds.filter((kind) =>
    render(<HeatMark kind={kind} />).container.querySelector('.ring'),
  );
  expect(withRing).toEqual(['hotNow']);
});

test('the legend names every sign with its range', () => {
  render(<Legend />);
  const terms = screen.getAllByRole('term').map(({textContent}) => textContent);
  const ranges = screen.getAllByRole('definition').map(({textContent}) => textContent);
  expect(terms).toEqual(['Hot now', 'Hot', 'Warm', 'Cold']);
  expect(ranges).toEqual(['above 90', '80 to 100', '50 to 79', '0 to 49']);
});

test('the list says of every lead what its card says', () => {
  render(<LeadList leads={radarLeads} doneIds={['sara-kim']} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(radarLeads.length);
  radarLeads.forEach(({name, company, heat, opens, lastEvent, followUp}, index) => {
    const row = rows[index]!;
    for (const text of [name, company, String(heat), `${opens} open`, lastEvent, followUp]) {
      expect(row).toHaveTextContent(text);
    }
    expect(row.textContent?.includes('Hot now')).toBe(heat > 90);
    expect(row.textContent?.includes('Follow-up done')).toBe(name === 'Sara Kim');
  });
  expect(within(rows.at(-1)!).getByText('1 open')).toBeVisible();
});

test('the home page shows the radar with a way to its own page', () => {
  render(<RadarSection />);
  const board = within(screen.getByRole('region', {name: 'Nearer is hotter.'}));
  expect(board.getAllByRole('button', {name: /, heat \d+, /})).toHaveLength(radarLeads.length);
  expect(board.getByRole('link', {name: 'Open the radar'})).toHaveAttribute('href', '/radar');
});
