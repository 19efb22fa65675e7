import path from 'node:path';

import {readDocument} from '../../plugins/lib/api-contract/readDocument';
import {eventsOf, makeDelivery} from '../../src/features/sandbox/webhooks/playground';
import {verify} from '../../src/domain/webhookSignature';
import {problemsOf} from './schemas';

test('every event of the contract is delivered as its schema and its header say', async () => {
  const {document} = await readDocument(path.join(__dirname, '../..'));
  const events = eventsOf(document);
  expect(events.map(({type}) => type)).toEqual(['lead.hot', 'email.bounced', 'email.replied']);
  const signature = document.components.parameters.WebhookSignature!.schema;
  const now = Date.parse('2026-11-16T09:30:00Z');
  for (const {type, examples} of events) {
    const {schema} = document.webhooks[type]!.post!.requestBody!.content['application/json']!;
    expect(examples.length).toBeGreaterThan(0);
    for (const {payload} of examples) {
      const {rawBody, headers, timestamp} = await makeDelivery(payload, {now, secret: 's'});
      const header = headers['Webhook-Signature'];
      expect(problemsOf(schema, JSON.parse(rawBody))).toEqual([]);
      expect(problemsOf(signature, header)).toEqual([]);
      const received = {header, body: rawBody, secret: 's', now: timestamp};
      expect(await verify(received)).toEqual({isValid: true});
    }
  }
});
