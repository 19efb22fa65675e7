import {closedRadar, radarReducer, type RadarAction, type RadarState} from './radarMachine';

const after = (...actions: RadarAction[]) => actions.reduce<RadarState>(radarReducer, closedRadar);
const press = (id: string): RadarAction => ({type: 'press', id});
const followUp: RadarAction = {type: 'followUp'};
const close: RadarAction = {type: 'close'};

test('at first no card is open and nothing is done', () => {
  expect(closedRadar).toEqual({
    openId: null,
    doneIds: [],
    lastMark: null,
    isSweepStopped: false,
  });
});

test('Spec: clicking a dot opens its detail card', () => {
  expect(after(press('sara')).openId).toBe('sara');
});

test('pressing the same dot again closes the card', () => {
  expect(after(press('sara'), press('sara')).openId).toBeNull();
});

test('pressing another dot opens that card instead', () => {
  expect(after(press('sara'), press('omar')).openId).toBe('omar');
});

test('Spec: the follow-up button closes it, and marks the follow-up done', () => {
  expect(after(press('sara'), followUp)).toMatchObject({
    openId: null,
    doneIds: ['sara'],
    lastMark: {id: 'sara', isDone: true},
  });
});

test('the follow-up button of a lead that is done takes the mark back', () => {
  const state = after(press('omar'), followUp, press('sara'), followUp, press('omar'), followUp);
  expect(state).toMatchObject({
    openId: null,
    doneIds: ['sara'],
    lastMark: {id: 'omar', isDone: false},
  });
});

test('the next card ends the announcement of the last mark', () => {
  expect(after(press('sara'), followUp, press('omar')).lastMark).toBeNull();
});

test('closing marks nothing', () => {
  expect(after(press('sara'), close)).toEqual(closedRadar);
});

test.each([followUp, close])('without a card %j changes nothing', (action) => {
  expect(radarReducer(closedRadar, action)).toBe(closedRadar);
});

test('a filter that hides the open dot closes its card', () => {
  expect(after(press('sara'), {type: 'filter', shownIds: ['omar']}).openId).toBeNull();
});

test('a filter that shows the open dot leaves its card', () => {
  expect(after(press('sara'), {type: 'filter', shownIds: ['sara']}).openId).toBe('sara');
});

test('a filter without a card changes nothing', () => {
  expect(radarReducer(closedRadar, {type: 'filter', shownIds: []})).toBe(closedRadar);
});

test('the sweep can be stopped, and let run again', () => {
  expect(after({type: 'toggleSweep'}).isSweepStopped).toBe(true);
  expect(after({type: 'toggleSweep'}, {type: 'toggleSweep'}).isSweepStopped).toBe(false);
});
