import {describeOperation, operationsOf} from '@site/plugins/api-reference/describeOperation';
import type {FieldData} from '@site/plugins/api-reference/types';
import {document} from '@site/test/api/contract';
import {fieldLine} from './markField';

const lineIn = (code: string, path: string[], hasFields = false) => {
  const span = fieldLine(code, path, hasFields);
  return span && code.slice(span.start, span.end);
};

const response = `{
  "data": {
    "lead": {
      "id": "lead_1"
    },
    "id": "data_1"
  },
  "id": "top"
}`;

test.each([
  ['id', '"id": "top"'],
  ['data.id', '"id": "data_1"'],
  ['data.lead.id', '"id": "lead_1"'],
])('fieldLine: finds %s at its own level', (path, line) => {
  expect(lineIn(response, path.split('.'))).toBe(line);
});

test('fieldLine: finds nothing for a field that the sample lacks', () => {
  expect(lineIn(response, ['lead', 'name'])).toBeNull();
  expect(lineIn(response, ['data', 'top'])).toBeNull();
  expect(lineIn('{"email_id": 1}', ['email'])).toBeNull();
});

test.each([
  ['JavaScript', "fetch({\n  body: JSON.stringify({\n    body: 'Hi',\n  }),\n})", "body: 'Hi',"],
  ['Python', 'body = {\n    "body": "Hi",\n}', '"body": "Hi",'],
  ['Ruby', "request.body = JSON.generate({\n  body: 'Hi',\n})", "body: 'Hi',"],
  ['PHP', "[\n    'body' => 'Hi',\n]", "'body' => 'Hi',"],
])('fieldLine: finds a field named like the request’s body in %s', (_, code, line) => {
  expect(lineIn(code, ['body'])).toBe(line);
});

test('fieldLine: finds a header in each form', () => {
  for (const line of [`--header "Key-Id: x" \\`, `request['Key-Id'] = x`, `'Key-Id' => x`]) {
    expect(lineIn(`a\n  ${line}\nb`, ['Key-Id'])).toBe(line);
  }
});

type Json = Readonly<Record<string, unknown>>;

/** The first object at a path, also in lists. */
function objectAt(value: unknown, path: readonly string[]): Json | undefined {
  if (Array.isArray(value)) {
    return value.map((item) => objectAt(item, path)).find((found) => found !== undefined);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const [name, ...rest] = path;
  return name === undefined ? (value as Json) : objectAt((value as Json)[name], rest);
}

const leavesOf = (fields: readonly FieldData[], path: string[] = []): string[][] =>
  fields.flatMap(({name, fields: inner}) =>
    inner ? leavesOf(inner, [...path, name]) : [[...path, name]],
  );

test('fieldLine: finds every field of every example response', () => {
  const render = {toHtml: (text: string) => text, highlight: (code: string) => code};
  const wrong: string[] = [];
  let found = 0;
  for (const entry of operationsOf(document).filter(({isEvent}) => !isEvent)) {
    const {id, responses, examples} = describeOperation(entry, render);
    for (const {status, fields = []} of responses) {
      const {codes = []} = examples.find((example) => example.status === status) ?? {};
      for (const {html} of codes) {
        for (const path of leavesOf(fields)) {
          const json: unknown = JSON.parse(html);
          const name = path.at(-1)!;
          const parent = objectAt(json, path.slice(0, -1));
          if (!parent || !(name in parent) || typeof parent[name] === 'object') continue;
          const line = `"${name}": ${JSON.stringify(parent[name])}`;
          // A mark in place of the value shows which of several equal lines it is.
          Object.assign(parent, {[name]: 'MARK'});
          const row = JSON.stringify(json, null, 2)
            .split('\n')
            .findIndex((text) => text.includes('MARK'));
          const span = fieldLine(html, path, false);
          const isRight =
            span?.start !== undefined &&
            html.slice(0, span.start).split('\n').length - 1 === row &&
            html.slice(span.start, span.end).startsWith(line);
          if (isRight) found += 1;
          else wrong.push(`${id} ${status}: ${path.join('.')}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(100);
});
