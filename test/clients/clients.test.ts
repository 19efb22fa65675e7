import {drivenClient, javascriptClient} from '../sdks/scenarioClients';
import {startSandboxServer} from '../sdks/sandboxServer';
import {runScenario, type ScenarioServer} from '../sdks/scenario';
import {startTasks, type DrivenLanguage} from '../sdks/tasks';
import {describeLanguages} from '../samples/runCode';
import {generatedClient, generators} from './generatedClients';
import {install} from './install';
import {startPrism} from './prism';

beforeAll(install, 600_000);
afterEach(() => vi.unstubAllGlobals());

describe.each(Object.keys(generators))('a client generated with %s', (generator) => {
  test('serves a customer with the sandbox', async () => {
    const server = await startSandboxServer();
    await runScenario(await generatedClient(generator, server), server);
    await server.close();
  });
});

describe('with Prism', () => {
  let prism: ScenarioServer & {readonly close: () => void};
  beforeAll(async () => {
    prism = await startPrism();
  });
  afterAll(() => prism.close());

  test.each(Object.keys(generators))(
    'a client generated with %s sends what the contract says',
    async (generator) => {
      await runScenario(await generatedClient(generator, prism), prism);
    },
  );

  test('the SDK for JavaScript sends what the contract says', () =>
    runScenario(javascriptClient(prism), prism));

  test('a request that the contract doesn’t describe is refused', async () => {
    const {connect, errorOf} = javascriptClient(prism);
    const campaign = {name: 'A', lead_ids: ['not an id'], steps: []};
    const error: unknown = await connect('key')
      .createCampaign(campaign)
      .then(null, (reason: unknown) => reason);
    expect(errorOf(error)).toMatchObject({status: 422});
  });

  describeLanguages(
    (language) => {
      test('the SDK sends what the contract says', async () => {
        const driver = startTasks(language as DrivenLanguage);
        await runScenario(drivenClient(driver, prism), prism);
        expect(await driver.close()).toBe('');
      });
    },
    ['python', 'ruby', 'php'],
  );
});
