import {render, screen} from '@testing-library/react';

import {BounceScale} from './BounceScale';
import {ComplaintDots} from './ComplaintDots';
import {IntentLadder} from './IntentLadder';
import {RowsLeft} from './RowsLeft';
import {ScoreTracks} from './ScoreTracks';
import {SequenceCalendar} from './SequenceCalendar';
import {SubjectLengths} from './SubjectLengths';
import {ThreeChecks} from './ThreeChecks';

test('the scores are read out, event by event', () => {
  render(<ScoreTracks />);
  expect(
    screen.getByRole('img', {name: 'The scores of three leads after each event'}),
  ).toHaveAccessibleDescription(
    'Lead A, who opens everything: 5, 15, 25, 30, 40, 50, 55, 65, 75, 80; Hot at the end. ' +
      'Lead B, who asks: 25, 75, 100, 100; Hot at the end. ' +
      'Lead C, who leaves and returns: 5, 15, 40, 0, 50, 75; Warm at the end.',
  );
});

test('the signals are read out in their order, with their points', () => {
  render(<IntentLadder />);
  const drawing = screen.getByRole('img', {name: /^Nine signals, ranked/});
  expect(drawing).toHaveAccessibleDescription(/^1\. Asks for a demo: .*, \+50 by default\. 2\. /);
  expect(drawing).toHaveAccessibleDescription(/advertises the work: .*, not in the score\./);
  expect(drawing).toHaveAccessibleDescription(/9\. Opens the email: .*, \+5 by default\.$/);
});

test('the rows are read out as they go', () => {
  render(<RowsLeft />);
  expect(screen.getByRole('img', {name: /^Rows of the example sheet/})).toHaveAccessibleDescription(
    /^2,400 rows in the sheet\. .*Opted out: 145, 1,885 left\. .* 1,500 are imported\.$/,
  );
});

test('the days are read out, and why one of them is later than its wait', () => {
  render(<SequenceCalendar />);
  expect(
    screen.getByRole('img', {name: 'The five emails of the demo, launched on a Tuesday'}),
  ).toHaveAccessibleDescription(
    'Opener: day 1, Tuesday. Value: day 4, Friday. Proof: day 8, Tuesday. ' +
      'Question: due on day 12, sent on day 14, Monday. Break-up: day 18, Friday.',
  );
});

test('a bar is as long as its rate on the scale of 8%, and says what it means', () => {
  const {container} = render(<BounceScale />);
  expect(
    screen.getByRole('img', {name: 'Bounce rate of three mailings'}),
  ).toHaveAccessibleDescription(/First mailing: 700 of 10,000 bounce, 7\.0%, critical\./);
  expect(container.querySelector('.loud')).toHaveAttribute('width', String((7 / 8) * 360));
});

test('a dot is full where a check counts', () => {
  const {container} = render(<ThreeChecks />);
  expect(screen.getByRole('img', {name: 'Four messages and three checks'})).toHaveTextContent(
    /SPFDKIMDMARC1\. Everything passesalignedalignedpasses2\. The invoice toolforeignforeignfails/,
  );
  // Three of the message that passes throughout, two of the forwarded one.
  expect(container.querySelectorAll('.full')).toHaveLength(5);
});

test('every subject that is advised ends inside the band', () => {
  const {container} = render(<SubjectLengths />);
  const number = (element: Element | null, name: string) => Number(element?.getAttribute(name));
  const band = container.querySelector('.band');
  const [from, width] = [number(band, 'x'), number(band, 'width')];
  const ends = Array.from(container.querySelectorAll('.after')).map((dot) => number(dot, 'cx'));
  expect(ends).toHaveLength(10);
  expect(ends.filter((end) => end < from || end > from + width + 0.001)).toEqual([]);
});

test('of 5,000 readers 15 are marked, inside the drawing', () => {
  const {container} = render(<ComplaintDots />);
  expect(screen.getByRole('img')).toHaveAttribute('viewBox', '0 0 360 180');
  const marked = Array.from(container.querySelectorAll('circle:is(.better, .limit)'));
  expect(marked).toHaveLength(15);
  expect(marked.filter((dot) => Number(dot.getAttribute('cx')) > 360)).toEqual([]);
});
