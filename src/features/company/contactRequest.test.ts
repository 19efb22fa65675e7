import {readRequest} from './ContactForm';

test.each([
  ['?topic=billing&article=pricing-guide', {topic: 'billing', article: 'pricing-guide'}],
  ['?topic=chat', {topic: 'chat', article: null}],
  ['', {topic: 'help', article: null}],
  ['?topic=', {topic: 'help', article: null}],
  ['?topic=Billing', {topic: 'help', article: null}],
  ['?article=', {topic: 'help', article: null}],
  ['?article=%3Cimg%20onerror%3D1%3E', {topic: 'help', article: null}],
  [`?article=${'a'.repeat(81)}`, {topic: 'help', article: null}],
])('readRequest: reads the topic and the article of %p', (search, request) => {
  expect(readRequest(new URLSearchParams(search))).toEqual({...request, message: ''});
});

test('readRequest: reads the beginning of a message, shortened', () => {
  const read = (message: string) => readRequest(new URLSearchParams({message})).message;
  expect(read('I searched for “x”.')).toBe('I searched for “x”.');
  expect(read('x'.repeat(5000))).toHaveLength(1000);
});
