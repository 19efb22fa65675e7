import {runningTicker, tickerReducer} from './tickerMachine';

const held = {isPaused: false, isHeld: true};
const paused = {isPaused: true, isHeld: false};
const pausedAndHeld = {isPaused: true, isHeld: true};

test('it runs at first', () => {
  expect(runningTicker).toEqual({isPaused: false, isHeld: false});
});

test('pointer or focus hold it', () => {
  expect(tickerReducer(runningTicker, 'held')).toEqual(held);
});

test('it runs on when they leave', () => {
  expect(tickerReducer(held, 'released')).toEqual(runningTicker);
});

test('a press pauses it', () => {
  expect(tickerReducer(runningTicker, 'pressed')).toEqual(paused);
});

test('a press while it is held pauses it beyond the hold', () => {
  expect(tickerReducer(held, 'pressed')).toEqual(pausedAndHeld);
  expect(tickerReducer(pausedAndHeld, 'released')).toEqual(paused);
});

test('coming back to a paused one holds it, and leaving does not run it', () => {
  expect(tickerReducer(paused, 'held')).toEqual(pausedAndHeld);
  expect(tickerReducer(pausedAndHeld, 'released').isPaused).toBe(true);
});

test.each([paused, pausedAndHeld])('a second press runs it from %p, held or not', (state) => {
  expect(tickerReducer(state, 'pressed')).toEqual(runningTicker);
});
