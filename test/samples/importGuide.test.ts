import {sdk, sdkLanguages, type SdkLanguageId} from '../../src/data/sdk';
import {missingInterpreters} from '../../scripts/lib/interpreters.mjs';
import {demoKeys} from '../../src/domain/sandbox/keys';
import {codeTitled} from '../content/samples';
import {callingServer} from './contractServer';
import {readSdks} from './installedSdks';
import type {ReceivedRequest} from './requestProblems';
import {describeLanguages, runCode} from './runCode';
import {startSandboxServer} from './sandboxServer';

const titles: Readonly<Record<SdkLanguageId, string>> = {
  javascript: 'import.mjs',
  python: 'import_contacts.py',
  ruby: 'import.rb',
  php: 'import.php',
};
/** 5,000 addresses, of which one is invalid; another row repeats an address, and one is a contact already. */
function rows() {
  const made = Array.from({length: 4998}, (_, at) => ({email: `person${at}@list.example`}));
  return [
    ...made,
    {email: 'no-address'},
    {email: 'dev@paywell.example', title: 'VP Finance'},
    {email: 'Person1@list.example', name: 'Kim Ode'},
  ];
}

/** Reads an import every 0.1 s in place of every 2 s, in the notation of each language. */
const impatient = (code: string) =>
  code
    .replace('await sleep(2000)', 'await sleep(100)')
    .replace(/\b(time\.sleep\(|sleep )2\b/, '$10.1')
    .replace(/^ *sleep\(2\);/m, 'usleep(100_000);');

const isImport = ({method, path: url}: ReceivedRequest) =>
  method === 'POST' && url === '/v1/contacts';

/** Answers the first import with a 429, the fourth with a 401, and lets the first import that's read fail. */
async function startFaultyServer() {
  const startedAt = Date.now();
  let imports = 0;
  let reads = 0;
  const server = await startSandboxServer({
    now: () => startedAt + (Date.now() - startedAt) * 200,
    instead(request) {
      if (isImport(request)) {
        imports += 1;
        if (imports === 1) return {status: 429, headers: {'Retry-After': '1'}, json: {}};
        if (imports === 4) return {status: 401, json: {}};
      } else if (request.path.startsWith('/v1/contacts/imports/')) {
        reads += 1;
        const job = server.state().imports.find(({id}) => request.path.endsWith(id));
        if (reads === 1) {
          return {status: 200, json: {success: true, data: {import: {...job, status: 'failed'}}}};
        }
      }
      return undefined;
    },
  });
  return server;
}

/** Runs the script until it stops, and then again. */
async function runTwice(id: SdkLanguageId) {
  const server = await startFaultyServer();
  const {files, env} = (await readSdks(server.url))[id];
  const before = server.state().imports.length;
  const run = () =>
    runCode(id, impatient(codeTitled(titles[id])), {
      files: {
        ...files,
        'contacts.json': JSON.stringify(rows()),
        'suppressed.json': JSON.stringify(['person2@list.example']),
      },
      env: {...env, [sdk.keyVariable]: demoKeys.ultimate},
    });
  const stopped = await run();
  const again = await run();
  await server.close();
  return {stopped, again, state: server.state(), before};
}

/** All languages at once, because the scripts mostly wait. */
let runs: Partial<Record<SdkLanguageId, ReturnType<typeof runTwice>>> = {};
beforeAll(async () => {
  const absent = missingInterpreters().map(({language}) => language);
  const present = sdkLanguages.filter(({id}) => !absent.includes(id));
  runs = Object.fromEntries(present.map(({id}) => [id, runTwice(id)]));
  await Promise.allSettled(Object.values(runs));
}, 120_000);

describeLanguages(
  (language) => {
    test('the import guide’s script survives a 429, a failed import, and a stop', async () => {
      const {stopped, again, before, state} = (await runs[language as SdkLanguageId])!;
      expect(stopped.exitCode).toBeGreaterThan(0);
      expect(again).toMatchObject({exitCode: 0, stderr: ''});
      expect(again.stdout).toMatch(/: 1000 of 1000\n/);
      expect(again.stdout).toMatch(/, \d+ updated, 1 refused\n$/);

      // Five batches, of which the first failed once: the second run started only what was missing.
      expect(state.imports.length - before).toBe(6);
      const {contacts} = state;
      expect(contacts.filter(({email}) => email.endsWith('@list.example'))).toHaveLength(4998);
      const contact = (address: string) => contacts.find(({email}) => email === address);
      expect(contact('person1@list.example')?.name).toBe('Kim Ode');
      expect(contact('dev@paywell.example')?.title).toBe('VP Finance');
      expect(contact('person2@list.example')?.status).toBe('suppressed');
    });
  },
  sdkLanguages.map(({id}) => id),
);

describeLanguages(() => {
  test('the import guide’s commands send a batch, and repeat it with the same key', async () => {
    const server = await startSandboxServer();
    const before = server.state().imports.length;
    const code = callingServer(codeTitled('import.sh'), server.url);
    const batch = JSON.stringify({contacts: rows().slice(0, 3), on_duplicate: 'update'});
    const run = (env = {}) =>
      runCode('curl', code, {
        files: {'batch-1.json': batch},
        env: {API_KEY: demoKeys.ultimate, ...env},
      });
    const first = await run();
    const [id] = /imp_[0-9a-f]+/.exec(first.stdout)!;
    const second = await run({IMPORT_ID: id});
    await server.close();
    expect(server.state().imports.length - before).toBe(1);
    expect(second.stdout.split(id)).toHaveLength(3);
  });
}, ['curl']);
