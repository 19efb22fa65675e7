import {render, screen, within} from '@testing-library/react';

import {radarLeads} from '@site/src/data/radarLeads';
import {HeatMark} from './HeatMark';
import {kindLabels, type HeatKind} from './leadHeat';
import {RadarSection} from './RadarSection';

const kinds = Object.keys(kindLabels) as HeatKind[];

test('HeatMark: every heat has its own shape, so color isn’t the only sign', () => {
  const shapes = kinds.map((kind) => {
    const {container} = render(<HeatMark kind={kind} />);
    // Without the attributes of the whole mark, which hold the color.
    return container.querySelector('svg')?.innerHTML;
  });
  expect(new Set(shapes).size).toBe(kinds.length);
});

test('RadarSection: lists every mark with its range', () => {
  render(<RadarSection />);
  const terms = screen.getAllByRole('term').map(({textContent}) => textContent);
  const ranges = screen.getAllByRole('definition').map(({textContent}) => textContent);
  expect(terms).toEqual(['Hot now', 'Hot', 'Warm', 'Cold']);
  expect(ranges).toEqual(['above 90', '80 to 100', '50 to 79', '0 to 49']);
});

test('RadarSection: shows every lead and links to the page of the radar', () => {
  render(<RadarSection />);
  const board = within(screen.getByRole('region'));
  expect(board.getAllByRole('button', {name: / \d+, .+, (hot|warm|cold)/})).toHaveLength(
    radarLeads.length,
  );
  expect(board.getByRole('link', {name: 'Open the radar'})).toHaveAttribute('href', '/radar');
});
