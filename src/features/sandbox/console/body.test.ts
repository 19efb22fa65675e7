import {campaignCreation} from '@site/test/fixtures/consoleOperations';
import {isShownByFields, RAW_BODY, withRawBody, writeBody} from './body';
import {consoleOperation} from './operation';
import type {FieldValues} from './types';

const create = consoleOperation(campaignCreation);
const {values} = create.examples[0];
const withText = (text: string): FieldValues => withRawBody(create, values, text);

test.each(create.examples)('the text of the example "$name" gives its values back', (example) => {
  const {text} = writeBody(create, example.values);
  const back = withRawBody(create, create.examples[1]!.values, text);
  expect(back).toEqual({...example.values, [RAW_BODY]: text});
  expect(isShownByFields(create, back)).toBe(true);
});

test('the fields follow the text, except the parameters', () => {
  const typed = {...values, 'header.Idempotency-Key': 'k1'};
  const text = '{"name":"B","daily_limit":5,"lead_ids":["x"],"steps":[1]}';
  expect(withRawBody(create, typed, text)).toMatchObject({
    'body.name': 'B',
    'body.daily_limit': '5',
    'body.lead_ids': ['x'],
    'body.goal': '',
    'header.Idempotency-Key': 'k1',
  });
});

test.each(['', '{', '[]', 'null', '1', '{"daily_limit":1e400}'])(
  'the fields stay as they were while the text is %j, which they can’t show',
  (text) => {
    expect(withText(text)).toEqual({...values, [RAW_BODY]: text});
    expect(isShownByFields(create, withText(text))).toBe(false);
  },
);

test.each([
  ['an unknown field', {colour: 'red'}, false],
  ['a number in a field for text', {name: 1}, false],
  ['text in a field for a number', {daily_limit: 'x'}, true],
  ['an invalid number', {daily_limit: -5}, true],
  ['null, which means the same as leaving the field out', {name: 'B', starts_at: null}, true],
  ['another order', {steps: [], name: 'B'}, true],
])('isShownByFields: %s', (_name, body, isShown) => {
  expect(isShownByFields(create, withText(JSON.stringify(body)))).toBe(isShown);
});

test('writeBody: a field with invalid JSON is a problem, and stays in the text', () => {
  const {text, problems} = writeBody(create, {...values, 'body.steps': '[1,'});
  expect(Object.keys(problems)).toEqual(['body.steps']);
  expect(text).toContain('[1,');
});
