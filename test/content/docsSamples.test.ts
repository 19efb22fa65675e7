import path from 'node:path';

import {readDocument, type ReadDocument} from '../../plugins/lib/api-contract/readDocument';
import {problemsOf} from '../api/schemas';
import {samples} from './samples';

const root = path.join(__dirname, '../..');
let contract: ReadDocument;
beforeAll(async () => {
  contract = await readDocument(root);
});

const bodies = samples.filter(({operation}) => operation);

test('every JSON sample says which operation it belongs to', () => {
  expect(bodies.length).toBeGreaterThan(10);
  const others = samples.filter(
    ({file, language, operation}) => file.startsWith('docs/') && language === 'json' && !operation,
  );
  expect(others).toEqual([]);
});

/** The schema of a request or of the answer with this status, of a call or a webhook. */
function schemaOf(operationId: string, part: string) {
  const items = [contract.document.paths, contract.document.webhooks].flatMap((paths) =>
    Object.values(paths),
  );
  const operation = items
    .flatMap((item) => [item.get, item.post])
    .find((candidate) => candidate?.operationId === operationId);
  const content =
    part === 'request' ? operation?.requestBody?.content : operation?.responses[part]?.content;
  return Object.values(content ?? {})[0]?.schema;
}

test.each(bodies.map((sample) => [`${sample.file} ${sample.operation} ${sample.part}`, sample]))(
  '%s fits the contract',
  (_name, {code, language, operation, part}) => {
    const json = language === 'bash' ? /--data '([^']+)'/.exec(code)?.[1] : code;
    const schema = schemaOf(operation!, part!);
    expect(schema).toBeDefined();
    expect(problemsOf(schema!, JSON.parse(json!))).toEqual([]);
  },
);
