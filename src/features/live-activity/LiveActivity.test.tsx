import '@site/test/fixtures/figures';

import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';

import {LiveActivity} from './LiveActivity';
import type {Room} from './room';
import {watchRoom} from './watchRoom';

let unwatch = jest.fn();
jest.mock('./watchRoom', () => ({watchRoom: jest.fn()}));
const watch = jest.mocked(watchRoom);

const region = () => screen.getByRole('complementary', {name: 'Live activity'});
const setRoom = (room: Room) => act(() => watch.mock.lastCall?.[2](room));
const close = () => userEvent.click(screen.getByRole('button', {name: 'Close live activity'}));

beforeEach(() => {
  sessionStorage.clear();
  unwatch = jest.fn();
  watch.mockReset().mockReturnValue(unwatch);
});

test('it shows the figures, three events with their ages, and that they are simulated', () => {
  render(<LiveActivity />);
  expect(region()).toHaveTextContent('873 joined this week, 127 spots left');
  expect(region()).toHaveTextContent('Sample activity, simulated on this page');
  const lines = within(region()).getAllByRole('listitem');
  expect(lines.map(({textContent}) => textContent)).toEqual([
    'TWTidewick joined early access 2 min ago',
    'MSMarlstone launched a sequence 7 min ago',
    'QPQuillpost has a new hot lead 16 min ago',
  ]);
});

test('the built page holds the same words', () => {
  const html = renderToString(<LiveActivity />).replace(/<[^>]*>/g, '');
  expect(html).toContain('873 joined this week, 127 spots left');
  expect(html).toContain('Tidewick joined early access 2 min ago');
});

test('it is no live region: nothing is announced', () => {
  const {container} = render(<LiveActivity />);
  expect(container.querySelector('[aria-live], [role="status"], [role="log"]')).toBeNull();
});

test('it shows as much as there is room for, and nothing before that is known', () => {
  render(<LiveActivity />);
  expect(region()).toHaveAttribute('data-place', 'none');
  expect(watch.mock.lastCall?.[0]).toBe(region());
  expect(watch.mock.lastCall?.[1]).toHaveTextContent('Tidewick');
  for (const room of ['full', 'slim', 'none'] as const) {
    setRoom(room);
    expect(region()).toHaveAttribute('data-place', room);
  }
});

test('its button closes it, says so where the focus goes, and stops watching', async () => {
  render(<LiveActivity />);
  expect(unwatch).not.toHaveBeenCalled();
  await close();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Live activity is closed for this visit.');
  expect(unwatch).toHaveBeenCalledTimes(1);
});

test('on the next page of the visit it is not there, and takes no focus', async () => {
  const {unmount} = render(<LiveActivity />);
  await close();
  unmount();
  const {container} = render(<LiveActivity />);
  expect(container).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
});

test('with blocked storage it still closes', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const {unmount} = render(<LiveActivity />);
  await close();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  unmount();
  expect(render(<LiveActivity />).container).toBeEmptyDOMElement();
});
