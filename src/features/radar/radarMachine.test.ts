import {closedRadar, radarReducer, type RadarAction, type RadarState} from './radarMachine';

const after = (...actions: RadarAction[]) => actions.reduce<RadarState>(radarReducer, closedRadar);
const press = (id: string): RadarAction => ({type: 'press', id});
const followUp: RadarAction = {type: 'followUp'};
const close: RadarAction = {type: 'close'};

test('clicking a dot opens its detail card', () => {
  expect(after(press('sara')).openId).toBe('sara');
});

test('selecting the same dot again closes the card', () => {
  expect(after(press('sara'), press('sara')).openId).toBeNull();
});

test('selecting another dot opens its card instead', () => {
  expect(after(press('sara'), press('omar')).openId).toBe('omar');
});

test('the follow-up button closes it, and marks the follow-up done', () => {
  expect(after(press('sara'), followUp)).toMatchObject({
    openId: null,
    doneIds: ['sara'],
    lastMark: {id: 'sara', isDone: true},
  });
});

test('the follow-up button undoes a follow-up that was done', () => {
  const state = after(press('omar'), followUp, press('sara'), followUp, press('omar'), followUp);
  expect(state).toMatchObject({
    openId: null,
    doneIds: ['sara'],
    lastMark: {id: 'omar', isDone: false},
  });
});

test('opening a card clears the announcement', () => {
  expect(after(press('sara'), followUp, press('omar')).lastMark).toBeNull();
});

test('closing marks no follow-up', () => {
  expect(after(press('sara'), close)).toEqual(closedRadar);
});

test.each([followUp, close])('%j changes nothing without an open card', (action) => {
  expect(radarReducer(closedRadar, action)).toBe(closedRadar);
});

test('a filter that hides the open lead closes its card', () => {
  expect(after(press('sara'), {type: 'filter', shownIds: ['omar']}).openId).toBeNull();
});

test('a filter that shows the open lead keeps its card open', () => {
  expect(after(press('sara'), {type: 'filter', shownIds: ['sara']}).openId).toBe('sara');
});

test('a filter changes nothing without an open card', () => {
  expect(radarReducer(closedRadar, {type: 'filter', shownIds: []})).toBe(closedRadar);
});

test('the sweep stops and starts', () => {
  expect(after({type: 'toggleSweep'}).isSweepStopped).toBe(true);
  expect(after({type: 'toggleSweep'}, {type: 'toggleSweep'}).isSweepStopped).toBe(false);
});
