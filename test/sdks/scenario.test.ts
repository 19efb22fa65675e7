import {describeLanguages} from '../samples/runCode';
import {startSandboxServer, type SandboxServer} from './sandboxServer';
import {runScenario} from './scenario';
import {drivenClient, javascriptClient} from './scenarioClients';
import {startTasks, type DrivenLanguage} from './tasks';

/** Each run has an account of its own. */
let server: SandboxServer;
beforeEach(async () => {
  server = await startSandboxServer();
});
afterEach(() => server.close());

test('JavaScript: an app serves a customer from the approval to the disconnection', () =>
  runScenario(javascriptClient(server), server));

describeLanguages(
  (language) => {
    test('an app serves a customer from the approval to the disconnection', async () => {
      const driver = startTasks(language as DrivenLanguage);
      await runScenario(drivenClient(driver, server), server);
      expect(await driver.close()).toBe('');
    });
  },
  ['python', 'ruby', 'php'],
);
