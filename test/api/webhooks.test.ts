import path from 'node:path';

import {bounceRules, bounceTypes, type BounceType} from '../../src/data/bounces';
import {readDocument} from '../../plugins/lib/api-contract/readDocument';
import {eventsOf, makeDelivery} from '../../src/features/sandbox/webhooks/playground';
import {verify} from '../../src/domain/webhookSignature';
import {problemsOf} from './schemas';

interface BouncedEvent {
  readonly data: {
    readonly bounce: {readonly type: BounceType; readonly attempt: number; is_suppressed: boolean};
  };
}

test('every bounce type has an example, with is_suppressed as its rule says', async () => {
  const {document} = await readDocument(path.join(__dirname, '../..'));
  const {examples} = eventsOf(document).find(({type}) => type === 'email.bounced')!;
  const bounces = examples.map(({payload}) => (payload as unknown as BouncedEvent).data.bounce);
  expect(new Set(bounces.map(({type}) => type))).toEqual(new Set(bounceTypes));
  for (const {type, attempt, is_suppressed} of bounces) {
    const {suppresses, retryHours} = bounceRules[type];
    const isLastAttempt = attempt > retryHours.length;
    expect(is_suppressed).toBe(suppresses !== 'never' && isLastAttempt);
  }
});

test('every event is delivered as documented, with a valid signature', async () => {
  const {document} = await readDocument(path.join(__dirname, '../..'));
  const events = eventsOf(document);
  expect(events.map(({type}) => type)).toEqual(Object.keys(document.webhooks));
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
