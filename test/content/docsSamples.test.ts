import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {readDocument, type ReadDocument} from '../../plugins/api-contract/readDocument';
import {fillBrand} from '../../plugins/brand-text/fillBrand';
import {brand} from '../../src/data/brand';
import {problemsOf} from '../api/schemas';
import {mdxFiles} from './mdxFiles';

const root = path.join(__dirname, '../..');
let contract: ReadDocument;
beforeAll(async () => {
  contract = await readDocument(root);
});

/** Every fenced sample of docs/, with the language and what stands behind it. */
const samples = mdxFiles()
  .filter(({file}) => file.startsWith('docs/'))
  .flatMap(({file, text}) =>
    Array.from(text.matchAll(/^```(\w+)(.*)\n([\s\S]*?)^```$/gm), ([, language, meta, code]) => ({
      file,
      language: language!,
      operation: /operation=(\w+)/.exec(meta!)?.[1],
      part: /part=(\w+)/.exec(meta!)?.[1],
      title: /title="([^"]+)"/.exec(meta!)?.[1],
      code: fillBrand(code!, brand, file),
    })),
  );
const titled = (title: string) => samples.find((sample) => sample.title === title)!.code;

const bodies = samples.filter(({operation}) => operation);

test('every JSON sample says which operation it belongs to', () => {
  expect(bodies.length).toBeGreaterThan(10);
  const others = samples.filter(({language, operation}) => language === 'json' && !operation);
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

/** Runs a module of a guide as a reader would: saved under its title, in a folder of its own. */
function run(title: string, program: string): unknown {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-'));
  try {
    fs.writeFileSync(path.join(folder, title), titled(title));
    fs.writeFileSync(path.join(folder, 'run.mjs'), program);
    const out = execFileSync(process.execPath, [path.join(folder, 'run.mjs')], {encoding: 'utf8'});
    return JSON.parse(out);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

test('the signature check accepts what is genuine and nothing else', () => {
  const program = `
    import {createHmac} from 'node:crypto';
    import {isGenuine} from './verify.mjs';
    const now = 1794821400;
    const sign = (t, body = '{"id":"evt_é"}', key = 'secret') =>
      createHmac('sha256', key).update(t + '.' + body).digest('hex');
    const check = (header) => isGenuine(header, Buffer.from('{"id":"evt_é"}'), 'secret', now);
    console.log(JSON.stringify([
      check('t=' + now + ',v1=' + sign(now)),
      check('t=' + now + ',v1=' + sign(now, undefined, 'old') + ',v1=' + sign(now)),
      check('t=' + (now - 300) + ',v1=' + sign(now - 300)),
      check('t=' + (now - 301) + ',v1=' + sign(now - 301)),
      check('t=' + now + ',v1=' + sign(now, '{}')),
      check('t=' + now + ',v1=abc'),
      check(undefined),
    ]));`;
  expect(run('verify.mjs', program)).toEqual([true, true, true, false, false, false, false]);
});

test('the backoff waits as it is told, doubles otherwise, and gives up', () => {
  const program = `
    import {callApi} from './callApi.mjs';
    const waits = [];
    const options = {wait: async (s) => { waits.push(s); }, random: () => 0.5};
    const answers = (list) => async () => new Response('{}', list.shift());
    const busy = {status: 429, headers: {'Retry-After': '10'}};
    const first = await callApi('u', {}, {...options, send: answers([busy, {status: 503}, {status: 200}])});
    const last = await callApi('u', {}, {...options, send: answers(Array(9).fill({status: 500}))});
    const refused = await callApi('u', {}, {...options, send: answers([{status: 422}])});
    console.log(JSON.stringify([waits, first.status, last.status, refused.status]));`;
  expect(run('callApi.mjs', program)).toEqual([[10.5, 1, 0.5, 1, 2, 4], 200, 500, 422]);
});
