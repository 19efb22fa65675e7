import {fillTokens} from './emails';

const sara = {name: 'Sara Kim', company: 'Ledgerloom', title: 'CFO'};

test.each([
  ['Hi {{firstName | there}},', 'Hi Sara,'],
  ['{{company}} {{ title }}', 'Ledgerloom CFO'],
  ['{{firstname}} {{other}} {firstName}', '{{firstname}} {{other}} {firstName}'],
  ['{{company|$&}}', 'Ledgerloom'],
])('fillTokens: %s becomes %s', (text, filled) => {
  expect(fillTokens(text, sara)).toBe(filled);
});

test.each([
  ['Hi {{firstName | there}},', 'Hi there,'],
  ['at {{company | your company}}', 'at your company'],
  ['Hi {{firstName}},', 'Hi ,'],
])('fillTokens: %s falls back to %s', (text, filled) => {
  expect(fillTokens(text, {name: '', company: '', title: ''})).toBe(filled);
  expect(fillTokens(text, {name: null, company: null, title: null})).toBe(filled);
});
