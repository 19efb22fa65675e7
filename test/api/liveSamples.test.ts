import {describeOperation, operationsOf} from '../../plugins/api-reference/describeOperation';
import {sandboxOperations} from '../../plugins/sandbox-seed';
import {brand} from '../../src/data/brand';
import {keyOptions} from '../../src/features/sandbox/console/keyOptions';
import {liveSamples} from '../../src/features/sandbox/console/liveSamples';
import {consoleOperation} from '../../src/features/sandbox/console/operation';
import {requestOf} from '../../src/features/sandbox/console/request';
import type {FieldValues} from '../../src/features/sandbox/console/types';
import {highlight} from '../../src/lib/highlighting/highlight';
import {document} from './contract';
import {startState} from './sandboxCalls';

/** The samples for a request of the console: the first example with changes. */
function live(operationId: string, changes: FieldValues = {}) {
  const found = sandboxOperations(document).find(
    ({operation}) => operation.operationId === operationId,
  );
  const operation = consoleOperation(found!);
  const values = {...operation.examples[0].values, ...changes};
  const [key] = keyOptions(operation, startState());
  const {request} = requestOf(operation, values, key!.value);
  return liveSamples(operation, values, {
    request: request!,
    server: `https://api.${brand.domain}`,
  });
}

/** The text of a sample. */
const textOf = (html = '') =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('an example has the same samples as in the reference', () => {
  const renderers = {toHtml: (text: string) => text, highlight};
  let compared = 0;
  for (const entry of operationsOf(document)) {
    // Lists have an optional parameter in the reference.
    if (entry.isEvent || entry.operation.parameters?.some((each) => each.in === 'query')) continue;
    const {samples} = describeOperation(entry, renderers);
    const shown = live(entry.operation.operationId);
    for (const {id, html, sdkHtml} of samples) {
      expect([entry.operation.operationId, id, shown[id]]).toEqual([
        entry.operation.operationId,
        id,
        {html, ...(sdkHtml !== undefined && {sdkHtml})},
      ]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(60);
});

test('values of the form appear in every language, as HTTP and as a call of the SDK', () => {
  const shown = live('createCampaign', {'body.name': "It's <here>", 'body.daily_limit': '7'});
  expect(Object.keys(shown)).toEqual(['curl', 'javascript', 'python', 'ruby', 'php']);
  for (const [language, {html, sdkHtml}] of Object.entries(shown)) {
    for (const code of language === 'curl' ? [html] : [html, sdkHtml]) {
      expect(textOf(code)).toMatch(/It('\\''|\\')?'?s <here>/);
      expect(textOf(code)).toMatch(/daily_limit.*7/);
    }
  }
});

test('parameters of the path and the query appear in the call of the SDK', () => {
  const {javascript} = live('getCampaign', {'path.campaign_id': 'camp_705ad9'});
  expect(textOf(javascript?.sdkHtml)).toContain("client.getCampaign({campaign_id: 'camp_705ad9'})");
  const list = live('listContacts', {'query.limit': '3', 'query.company': 'Paywell'});
  expect(textOf(list.python?.sdkHtml)).toMatch(/limit=3/);
  expect(textOf(list.python?.html)).toContain('"company": "Paywell"');
});

test('only cURL has a body that isn’t JSON, and only HTTP another method', () => {
  const broken = live('createCampaign', {body: '{"name": '});
  expect(Object.keys(broken)).toEqual(['curl']);
  expect(textOf(broken.curl?.html)).toContain('{"name": ');
  const {javascript} = live('createCampaign', {method: 'PUT'});
  expect(textOf(javascript?.html)).toContain("method: 'PUT'");
  expect(javascript).not.toHaveProperty('sdkHtml');
});

test('a field that can’t be an argument is sent, but no SDK has a call for it', () => {
  const {python} = live('createCampaign', {body: '{"name": "A", "foo-bar": 1}'});
  expect(textOf(python?.html)).toContain('foo-bar');
  expect(python).not.toHaveProperty('sdkHtml');
});

test('the SDK samples of a token request follow its grant', () => {
  const refresh = live('createToken', {
    'body.grant_type': 'refresh_token',
    'body.refresh_token': 'refresh_of_test',
  });
  for (const language of ['javascript', 'python', 'ruby', 'php']) {
    expect(textOf(refresh[language]?.sdkHtml)).toMatch(/refresh\(['"]refresh_of_test['"]\)/);
  }
});

test('no sample has the key', () => {
  const all = sandboxOperations(document).map(({operation}) => live(operation.operationId));
  expect(JSON.stringify(all)).not.toMatch(/demo_key|demo_secret/);
});
