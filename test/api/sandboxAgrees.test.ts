import path from 'node:path';

import {readDocument} from '../../plugins/lib/api-contract/readDocument';
import type {ApiDocument} from '../../plugins/lib/api-contract/types';
import {problemsOf} from './schemas';
import {ask, operationsOf, type Answered} from './sandboxCalls';

/** The sandbox checks by hand what the contract says with schemas; here the two meet many values. */
let document: ApiDocument;
beforeAll(async () => {
  ({document} = await readDocument(path.join(__dirname, '../..')));
});

const odd: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'x',
  'x'.repeat(80),
  'x'.repeat(81),
  'x'.repeat(151),
  'é😀'.repeat(40),
  'x'.repeat(20_001),
  0,
  1,
  -1,
  1.5,
  2,
  30,
  31,
  100,
  101,
  501,
  1e12,
  [],
  {},
  ['hiring'],
  ['hiring', 'hiring'],
  ['hiring', 'x'],
  [1],
  ['lead_8f3a2c'],
  ['lead_8F3A2C'],
  Array(501).fill('lead_8f3a2c'),
  [{subject: 'x', text: 'x'}],
  [{subject: 'x', text: 'x', wait_days: 31}],
  [{subject: 'x', text: 'x', colour: 'red'}],
  [{subject: 'x'}],
  Array(11).fill({subject: 'x', text: 'x'}),
  'SaaS',
  'saas',
  '50-200',
  '50+',
  '50',
  '50-',
  '12345678+',
  'call',
  'lead_8f3a2c',
  'cont_a1fe52',
  'camp_4b7d10',
  'camp_4B7D10',
  '2027-01-11T08:00:00Z',
  '2027-01-11T08:00:00+02:00',
  '2027-01-11T08:00:00',
  '2027-02-30T08:00:00Z',
  '2027-01-11',
  '2027-01-11T24:00:00Z',
];

/** What only the account or the clock can know, and so no schema says. */
const BEYOND_SCHEMAS =
  /^(There is no (lead|contact|campaign)|This cursor|Write a time in the future|Write a day before|Ask for at most)/;

/** Whether an answer refuses what the schema refuses, and nothing else that a schema could say. */
function isAsSaid({status, json}: Answered, isFine: boolean): boolean {
  const {errors = []} = json as {errors?: readonly {message: string}[]};
  const isBeyond = errors.every(({message}) => BEYOND_SCHEMAS.test(message));
  return isFine ? status !== 422 || isBeyond : status === 422;
}

test('bodies are refused exactly when their schema refuses them', () => {
  let tried = 0;
  const found = operationsOf(document).flatMap(({path: at, operation: {requestBody}}) => {
    const content = requestBody?.content['application/json'];
    if (!content) return [];
    const {schema} = content;
    const value = Object.values(content.examples)[0]?.value as object;
    const bodies = Object.keys(schema.properties ?? {}).flatMap((name) => {
      const {[name as never]: _left, ...without} = value;
      return [without, ...odd.map((each) => ({...value, [name]: each}))];
    });
    tried += bodies.length;
    return bodies.flatMap((body) => {
      const [problem] = problemsOf(schema, body);
      const answered = ask({path: at, body});
      if (isAsSaid(answered, problem === undefined)) return [];
      const shown = JSON.stringify(body).slice(0, 200);
      return [`${at} ${shown}: ${answered.status}, the schema says ${problem}`];
    });
  });
  expect(found).toEqual([]);
  expect(tried).toBeGreaterThan(700);
});

const oddTexts = odd
  .filter((each) => typeof each === 'string')
  .concat([
    '0',
    '1',
    '100',
    '101',
    '-1',
    '1.5',
    '1e1',
    '007',
    'draft',
    'active',
    '2026-11-16',
    '2026-02-30',
    'a@b.example',
    'a@',
    '@b',
  ]);

test('query parameters are refused exactly when their schema refuses them', () => {
  let tried = 0;
  const found = operationsOf(document).flatMap(({path: at, method, operation}) =>
    (operation.parameters ?? []).flatMap(({name, in: place, schema}) =>
      place !== 'query' || method !== 'GET'
        ? []
        : oddTexts.flatMap((text) => {
            tried += 1;
            const isWhole = schema.type === 'integer' && /^\d+$/.test(String(text));
            const isFine = problemsOf(schema, isWhole ? Number(text) : text).length === 0;
            const answered = ask({path: at, query: {[name]: String(text)}});
            const shown = `${at}?${name}=${String(text).slice(0, 40)}: ${answered.status}`;
            return isAsSaid(answered, isFine) ? [] : [shown];
          }),
    ),
  );
  expect(found).toEqual([]);
  expect(tried).toBeGreaterThan(300);
});
