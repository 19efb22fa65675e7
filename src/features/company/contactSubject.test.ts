import {contactSubject} from './contactSubject';

test.each([
  ['?topic=help&article=pricing-guide', 'Help article: pricing guide'],
  ['?topic=chat', 'Support request'],
  ['', 'Support request'],
  ['?article=', 'Support request'],
  ['?article=%3Cimg%20onerror%3D1%3E', 'Support request'],
  [`?article=${'a'.repeat(81)}`, 'Support request'],
])('%s gives "%s"', (search, subject) => {
  expect(contactSubject(search, 'Support request')).toBe(subject);
});
