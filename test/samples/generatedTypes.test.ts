import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {Operation} from '../../plugins/lib/api-contract/types';
import {contract, operations} from '../api/contract';

const root = path.join(__dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'));
  const types = execFileSync(process.execPath, ['test/samples/generateTypes.mjs'], {
    cwd: root,
    input: JSON.stringify(contract.source),
    encoding: 'utf8',
  });
  fs.writeFileSync(path.join(folder, 'contract.ts'), types);
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Type-checks code that uses the generated types as `operations`, and returns the errors. */
function errorsIn(code: string): string {
  const file = path.join(folder, 'program.ts');
  fs.writeFileSync(file, `import type {operations} from './contract';\n${code}\n`);
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', ''];
  const {stdout, stderr} = spawnSync(process.execPath, [tsc, ...options, file], {encoding: 'utf8'});
  return stdout + stderr;
}

/** A statement that assigns each example of an operation to its generated type. */
function assignmentsOf({operationId, requestBody, responses, parameters = []}: Operation): string {
  const type = `operations['${operationId}']`;
  const assign = (to: string, value: unknown) =>
    `((value: ${to}) => value)(${JSON.stringify(value)});`;
  const bodies = [
    [`NonNullable<${type}['requestBody']>['content']`, requestBody?.content] as const,
    ...Object.entries(responses).map(
      ([status, {content}]) => [`${type}['responses'][${status}]['content']`, content] as const,
    ),
  ].flatMap(([at, content = {}]) =>
    Object.entries(content).flatMap(([media, {examples}]) =>
      Object.values(examples).map(({value}) => assign(`${at}['${media}']`, value)),
    ),
  );
  const places = ['path', 'query', 'header'] as const;
  const inPlaces = places.flatMap((place) => {
    const own = parameters.filter((each) => each.in === place && each.example !== undefined);
    const values = Object.fromEntries(own.map(({name, example}) => [name, example]));
    return own.length > 0 ? [assign(`NonNullable<${type}['parameters']['${place}']>`, values)] : [];
  });
  return [...bodies, ...inPlaces].join('\n');
}

test('the types that openapi-typescript generates accept every example', () => {
  const program = operations.map(({operation}) => assignmentsOf(operation));
  expect(program.join('\n').split('\n').length).toBeGreaterThan(250);
  expect(errorsIn(program.join('\n'))).toBe('');
});

test('the generated types refuse a wrong value, a wrong field, and a missing one', () => {
  const body = "operations['sendEmail']['requestBody']['content']['application/json']";
  const wrong = ["{to: 1, subject: '', text: ''}", "{to: '', subject: '', text: '', x: 1}", '{}'];
  const errors = errorsIn(
    wrong.map((value) => `((value: ${body}) => value)(${value});`).join('\n'),
  );
  // The first line is the import.
  const lines = Array.from(errors.matchAll(/program\.ts\((\d+)/g), ([, line]) => Number(line));
  expect(lines).toEqual([2, 3, 4]);
});

test('the generated type of a 422 always has its errors', () => {
  const error = "operations['sendEmail']['responses'][422]['content']['application/problem+json']";
  expect(errorsIn(`((value: ${error}) => value.errors.map(({code}) => code));`)).toBe('');
});
