import '@site/test/fixtures/figures';

import {act, fireEvent, render, screen, within} from '@testing-library/react';

import {LiveActivity} from './LiveActivity';

const widget = () => screen.getByRole('complementary', {name: 'Live activity'});
const lines = () =>
  within(widget())
    .getAllByRole('listitem')
    .map(({textContent}) => textContent);
const close = () => fireEvent.click(screen.getByRole('button', {name: 'Close live activity'}));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());

test('an event arrives after the delay, and labels refresh every 30 seconds', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON);
  render(<LiveActivity />);
  expect(lines()[0]).toMatch(/Tidewick.*2 min ago/);
  pass(60_000 - 16_000);
  expect(lines()[0]).toMatch(/Tidewick.*2 min ago/);
  pass(1000);
  expect(lines()).toHaveLength(3);
  expect(lines()[0]).toMatch(/Just now$/);
  pass(15_000);
  expect(lines()[1]).toMatch(/Tidewick.*3 min ago/);
});

test('waits for another time before each event', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  render(<LiveActivity />);
  const events = () => lines().join();
  const before = events();
  random.mockReturnValue(1 - Number.EPSILON);
  pass(15_000);
  const first = events();
  expect(first).not.toBe(before);
  pass(15_000);
  expect(lines()[0]).toBe(first.split(',')[0]);
});

test('stops its timers in a hidden tab, and catches up without a burst', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  render(<LiveActivity />);
  visibility.mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
  pass(60 * 60_000);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(lines()[0]).toMatch(/Tidewick.*1 hour ago/);
  pass(14_999);
  expect(lines()[0]).toMatch(/Tidewick/);
});

test.each(['working', 'blocked'])('closes for the visit with %s storage', (storage) => {
  if (storage === 'blocked') {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const {unmount} = render(<LiveActivity />);
  close();
  expect(document.activeElement).toHaveTextContent('Live activity is closed for this visit.');
  // jsdom reports a change of the storage with a timer.
  pass(0);
  expect(vi.getTimerCount()).toBe(0);
  unmount();
  expect(render(<LiveActivity />).container).toBeEmptyDOMElement();
});
