import {runningTicker, tickerReducer} from './tickerMachine';

const held = {isPaused: false, isHeld: true};
const paused = {isPaused: true, isHeld: false};
const pausedAndHeld = {isPaused: true, isHeld: true};

test('runs at first', () => {
  expect(runningTicker).toEqual({isPaused: false, isHeld: false});
});

test('stops on hover or focus', () => {
  expect(tickerReducer(runningTicker, 'held')).toEqual(held);
});

test('runs again after hover or focus ends', () => {
  expect(tickerReducer(held, 'released')).toEqual(runningTicker);
});

test('the button pauses it', () => {
  expect(tickerReducer(runningTicker, 'pressed')).toEqual(paused);
});

test('stays paused after hover or focus ends', () => {
  expect(tickerReducer(held, 'pressed')).toEqual(pausedAndHeld);
  expect(tickerReducer(pausedAndHeld, 'released')).toEqual(paused);
});

test('stays paused through another hover or focus', () => {
  expect(tickerReducer(paused, 'held')).toEqual(pausedAndHeld);
  expect(tickerReducer(pausedAndHeld, 'released').isPaused).toBe(true);
});

test.each([paused, pausedAndHeld])('the button resumes it from %p', (state) => {
  expect(tickerReducer(state, 'pressed')).toEqual(runningTicker);
});
