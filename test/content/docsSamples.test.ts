import {contract} from '../api/contract';
import type {Schema} from '../../plugins/lib/api-contract/types';
import {subjectLength} from '../../src/data/benchmarks';
import {fillTokens} from '../../src/domain/sandbox/operations/emails';
import {problemsOf} from '../api/schemas';
import {samples} from './samples';

const bodies = samples.filter(({operation}) => operation);

test('every JSON sample names its operation', () => {
  expect(bodies.length).toBeGreaterThan(10);
  const others = samples.filter(
    ({file, language, operation}) => file.startsWith('docs/') && language === 'json' && !operation,
  );
  expect(others).toEqual([]);
});

/**
 * Finds the schema of an operation's or webhook's request, of its response with this status, or of this field of its
 * request.
 */
function schemaOf(operationId: string, part: string) {
  const items = [contract.document.paths, contract.document.webhooks].flatMap((paths) =>
    Object.values(paths),
  );
  const operation = items
    .flatMap((item) => [item.get, item.post])
    .find((candidate) => candidate?.operationId === operationId);
  const ofContent = (content: object = {}) =>
    (Object.values(content) as {readonly schema: Schema}[])[0]?.schema;
  const request = ofContent(operation?.requestBody?.content);
  return (
    (part === 'request' ? request : request?.properties?.[part]) ??
    ofContent(operation?.responses[part]?.content)
  );
}

test.each(bodies.map((sample) => [`${sample.file} ${sample.operation} ${sample.part}`, sample]))(
  "the sample %s matches the contract's schema",
  (_name, {code, language, operation, part}) => {
    const json = language === 'bash' ? /--data '([^']+)'/.exec(code)?.[1] : code;
    const schema = schemaOf(operation!, part!);
    expect(schema).toBeDefined();
    expect(problemsOf(schema!, JSON.parse(json!))).toEqual([]);
  },
);

test('subject lines follow the advice on their length, with tokens filled in', () => {
  const texts = [JSON.stringify(contract.document), ...samples.map(({code}) => code)];
  const subjects = texts.flatMap((text) =>
    Array.from(text.matchAll(/"subject":\s*"([^"]+)"/g), ([, subject]) =>
      fillTokens(subject!, {name: 'Sara Kim', company: 'Ledgerloom', title: 'CFO'}),
    ),
  );
  expect(subjects.length).toBeGreaterThan(10);
  expect(
    subjects.filter(({length}) => length < subjectLength.min || length > subjectLength.max),
  ).toEqual([]);
});
