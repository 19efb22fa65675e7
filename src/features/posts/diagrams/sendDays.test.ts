import {openDays, sendDays, weekdays} from './sendDays';

test.each([
  ['Any working day, 08:00 to 09:00', weekdays.slice(0, 5)],
  ['Tuesday to Thursday, 09:00 to 11:00', ['Tuesday', 'Wednesday', 'Thursday']],
  ['Thursday or Friday, 15:00 to 16:30', ['Thursday', 'Friday']],
])('%s', (sendWindow, days) => {
  expect(openDays(sendWindow)).toEqual(days);
});

test.each(['Weekends', 'Friday to Tuesday, 09:00', 'Monday or Thursday, 09:00', 'Mon to Wed'])(
  '%s is refused with the words it has',
  (sendWindow) => {
    expect(() => openDays(sendWindow)).toThrow(sendWindow);
  },
);

const sentFrom = (day: (typeof weekdays)[number]) => sendDays(day).map(({sent}) => sent);

test.each([
  ['Tuesday', [1, 4, 8, 14, 18]],
  ['Wednesday', [1, 6, 14, 20, 24]],
  ['Thursday', [1, 5, 13, 19, 23]],
] as const)('the post: from a %s the emails leave on days %j', (day, days) => {
  expect(sentFrom(day)).toEqual(days);
});

test('the post: from a Tuesday only the question waits for its window, from Saturday to Monday', () => {
  const waiting = sendDays('Tuesday').filter(({due, sent}) => due !== sent);
  expect(waiting).toEqual([{purpose: 'question', label: 'Question', due: 12, sent: 14}]);
});

test('an opener waits too: launched on a Friday it leaves on the Tuesday after', () => {
  expect(sendDays('Friday')[0]).toMatchObject({due: 1, sent: 5});
});

test.each(weekdays)('from a %s there are three days between emails and two in any seven', (day) => {
  const sent = sentFrom(day);
  sent.slice(1).forEach((next, index) => expect(next - sent[index]!).toBeGreaterThanOrEqual(3));
  for (const first of sent) {
    expect(sent.filter((next) => next >= first && next < first + 7).length).toBeLessThanOrEqual(2);
  }
});
