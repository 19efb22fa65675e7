import {sdk, sdkLanguages, type SdkLanguageId} from '../../src/data/sdk';
import {demoKeys} from '../../src/domain/sandbox/keys';
import {codeTitled, samples} from '../content/samples';
import {callingServer} from './contractServer';
import {readSdks} from './installedSdks';
import {describeLanguages, runCode} from './runCode';
import {startSandboxServer} from './sandboxServer';

const endings: Readonly<Record<SdkLanguageId, string>> = {
  javascript: '.mjs',
  python: '.py',
  ruby: '.rb',
  php: '.php',
};
const ofQuickStart = samples.filter(({file}) => file === 'docs/quick-start.mdx');

describeLanguages(
  (language) => {
    test('the Quick Start finds a lead, emails it, and reads the analytics', async () => {
      const id = language as SdkLanguageId;
      const server = await startSandboxServer();
      const {files, env} = (await readSdks(server.url))[id];
      const steps = ofQuickStart.filter(({title}) => title?.endsWith(endings[id]));
      expect(steps).toHaveLength(3);
      const outputs: string[] = [];
      for (const {code} of steps) {
        const ran = await runCode(id, code, {
          files: {...files, 'email.json': codeTitled('email.json')},
          env: {...env, [sdk.keyVariable]: demoKeys.ultimate},
        });
        expect(ran).toMatchObject({exitCode: 0, stderr: ''});
        outputs.push(ran.stdout);
      }
      await server.close();
      expect(outputs[0]).toContain('lead_8f3a2c');
      expect(outputs[1]).toContain('queued');
      expect(outputs[2]).toMatch(/delivered/);
      expect(server.state().emails).toHaveLength(1);
    });
  },
  sdkLanguages.map(({id}) => id),
);

describeLanguages(() => {
  test('the Quick Start’s email command sends one email, even if it’s repeated', async () => {
    const server = await startSandboxServer();
    const {code} = ofQuickStart.find(({code: each}) => each.includes('/v1/emails/send'))!;
    const [key, send] = callingServer(code, server.url).split('\n\n');
    const ran = await runCode('curl', `${key}\n${send}\n${send}`, {
      files: {'email.json': codeTitled('email.json')},
      env: {API_KEY: demoKeys.ultimate},
    });
    await server.close();
    expect(ran.exitCode).toBe(0);
    expect(server.received).toHaveLength(2);
    expect(server.state().emails).toHaveLength(1);
  });
}, ['curl']);
