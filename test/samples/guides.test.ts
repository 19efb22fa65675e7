import {sdk, sdkLanguages, type SdkLanguageId} from '../../src/data/sdk';
import {demoKeys} from '../../src/domain/sandbox/keys';
import {codeTitled, samples} from '../content/samples';
import {callingServer} from './contractServer';
import {readSdks} from './installedSdks';
import {describeLanguages, runCode} from './runCode';
import {startSandboxServer} from './sandboxServer';

const fences = {javascript: 'js', python: 'python', ruby: 'ruby', php: 'php', curl: 'bash'};
const ofGuide = (guide: string, language: keyof typeof fences) =>
  samples.filter(
    (each) => each.file === `docs/guides/${guide}.mdx` && each.language === fences[language],
  );

/** The campaigns that the code sends. A scheduled one has a start that passes, so the tests' has none. */
const campaign = JSON.parse(codeTitled('campaign.json')) as object;
const files = {
  'campaign.json': JSON.stringify({...campaign, starts_at: undefined}),
  'campaign-1042.json': JSON.stringify({...campaign, starts_at: undefined, name: 'Moved'}),
};

/** The output of each sample of a guide that has to contain these strings, in their order. */
const guides: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'run-a-campaign': [
    ['Month-end close, January', 'draft'],
    ['camp_4b7d10'],
    ['sent', 'delivered', 'delivery'],
  ],
  migrate: [['active', 'suppressed'], ['camp_']],
  'sync-a-crm': [['cont_a1fe52', 'Dev Mehta']],
};

describeLanguages(
  (language) => {
    test.each(Object.entries(guides))('the code of the guide %s works', async (guide, expected) => {
      const id = language as SdkLanguageId;
      const server = await startSandboxServer();
      const installed = (await readSdks(server.url))[id];
      const ran = await Promise.all(
        ofGuide(guide, id).map(({code}) =>
          runCode(id, code, {
            files: {...installed.files, ...files},
            env: {...installed.env, [sdk.keyVariable]: demoKeys.ultimate},
          }),
        ),
      );
      await server.close();
      expect(ran.map(({exitCode, stderr}) => [exitCode, stderr])).toEqual(ran.map(() => [0, '']));
      expect(ran.map(({stdout}, at) => missingIn(stdout, expected[at]!))).toEqual(
        expected.map(() => []),
      );
    });
  },
  sdkLanguages.map(({id}) => id),
);

describeLanguages(() => {
  test.each(Object.entries(guides))(
    'the commands of the guide %s work',
    async (guide, expected) => {
      const server = await startSandboxServer();
      const ran = await Promise.all(
        ofGuide(guide, 'curl').map(({code}) =>
          runCode('curl', callingServer(code, server.url).replace(/ \| jq .*/, ''), {
            files,
            env: {API_KEY: demoKeys.ultimate},
          }),
        ),
      );
      await server.close();
      expect(ran.map(({exitCode}) => exitCode)).toEqual(expected.map(() => 0));
      expect(ran.map(({stdout}, at) => missingIn(stdout, expected[at]!))).toEqual(
        expected.map(() => []),
      );
      expect(server.received.map(({headers}) => headers.authorization)).not.toContain(undefined);
    },
  );
}, ['curl']);

const missingIn = (output: string, expected: readonly string[]) =>
  expected.filter((text) => !output.includes(text));

test('a campaign that’s moved twice is created once', async () => {
  const server = await startSandboxServer();
  const {javascript} = await readSdks(server.url);
  const before = server.state().campaigns.length;
  const run = () =>
    runCode('javascript', codeTitled('move-campaign.mjs'), {
      files: {...javascript.files, ...files},
      env: {[sdk.keyVariable]: demoKeys.ultimate},
    });
  const ids = [(await run()).stdout, (await run()).stdout];
  await server.close();
  expect(ids[0]).toMatch(/^camp_/);
  expect(ids[1]).toBe(ids[0]);
  expect(server.state().campaigns.length - before).toBe(1);
});
