import {campaignCreation} from '@site/test/fixtures/consoleOperations';
import {decodeRequest, encodeRequest, LONGEST_LINK} from './link';
import {consoleOperation} from './operation';

const {fields, examples} = consoleOperation(campaignCreation);
const {values} = examples[0];
const empty = decodeRequest(fields, encodeRequest(fields, {})!)!;
const linkOf = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');

test('what is linked is what comes back', () => {
  const odd = {...values, 'body.name': 'é 漢 😀 "\' \\ &?#%+\n', 'body.lead_ids': ['a,b', 'c d']};
  const link = encodeRequest(fields, odd)!;
  expect(link).toMatch(/^[\w-]+$/);
  expect(decodeRequest(fields, link)).toEqual(odd);
  expect(new URLSearchParams({try: link}).toString()).toBe(`try=${link}`);
});

test('what is empty takes no room', () => {
  expect(encodeRequest(fields, empty)).toBe(linkOf({}));
  expect(empty).toMatchObject({'body.name': '', 'body.lead_ids': []});
});

test('what would be too long is not linked, and not read', () => {
  const long = 'x'.repeat(LONGEST_LINK);
  expect(encodeRequest(fields, {'body.name': long})).toBeNull();
  expect(decodeRequest(fields, linkOf({'body.name': long}))).toBeNull();
});

test.each(['', 'x', '%', '!!!', 'bnVsbA', 'W10', 'MQ', '____', 'eyJh', '<script>', 'null', '😀'])(
  '%j is no link',
  (text) => expect(decodeRequest(fields, text)).toBeNull(),
);

test('bytes that are no text are no link', () => {
  const bytes = Buffer.from(JSON.stringify({'body.name': '?'}).replace('?', '\xff'), 'latin1');
  expect(decodeRequest(fields, bytes.toString('base64url'))).toBeNull();
});

test.each<[string, object]>([
  ['a field that does not exist', {'body.colour': 'red', __proto__: 'x', constructor: 'y'}],
  ['a number for a text', {'body.name': 1}],
  ['a text for a list', {'body.lead_ids': 'x'}],
  ['a list of other things', {'body.lead_ids': [1, null]}],
  ['an object', {'body.name': {}}],
  ['a choice that is not offered', {'body.goal': 'win'}],
])('%s is dropped', (_name, json) => {
  expect(decodeRequest(fields, linkOf(json))).toEqual(empty);
});
