import type {Content, Schema} from '../../plugins/lib/api-contract/types';
import {bounceRules, bounceTypes, type BounceType} from '../../src/data/bounces';
import {verify} from '../../src/domain/webhookSignature';
import {
  eventsOf,
  makeDelivery,
  SAMPLE_SECRET,
} from '../../src/features/sandbox/webhooks/playground';
import {document, operations} from './contract';
import {placeProblems} from './documented';
import {problemsOf} from './schemas';

describe('examples', () => {
  /** A line for each schema error in the examples. */
  function wrongIn(at: string, content: Content | undefined): string[] {
    return Object.values(content ?? {}).flatMap(({schema, examples}) =>
      Object.entries(examples).flatMap(([name, {value}]) =>
        problemsOf(schema, value).map((problem) => `${at}, example "${name}": ${problem}`),
      ),
    );
  }

  test('examples of requests, responses, and errors match their schemas', () => {
    const wrong = operations.flatMap(({operation: {operationId, requestBody, responses}}) => [
      ...wrongIn(`${operationId} request`, requestBody?.content),
      ...Object.entries(responses).flatMap(([status, {content}]) =>
        wrongIn(`${operationId} ${status}`, content),
      ),
    ]);
    expect(wrong).toEqual([]);
  });

  test('examples of webhooks match their schemas', () => {
    const wrong = Object.entries(document.webhooks).flatMap(([name, {post}]) =>
      wrongIn(name, post?.requestBody?.content),
    );
    expect(wrong).toEqual([]);
  });

  test('examples of fields and parameters match their schemas', () => {
    const {schemas, headers, parameters} = document.components;
    const own = [
      ...Object.entries(schemas),
      ...Object.entries(headers).map(([name, {schema}]) => [name, schema] as const),
    ].flatMap(([name, schema]) =>
      (schema.examples ?? []).flatMap((value) =>
        problemsOf(schema, value).map((problem) => `${name}: ${problem}`),
      ),
    );
    const ofParameters = [
      ...Object.values(parameters),
      ...operations.flatMap(({operation}) => operation.parameters ?? []),
    ].flatMap(({name, schema, example}) =>
      example === undefined ? [] : problemsOf(schema, example).map((line) => `${name}: ${line}`),
    );
    expect([...own, ...ofParameters]).toEqual([]);
  });

  test('requests, responses, and errors have examples with summaries', () => {
    const contents = operations.flatMap(({operation: {operationId, ...operation}}) => [
      [`${operationId} request`, operation.requestBody?.content] as const,
      ...Object.entries(operation.responses).map(
        ([status, {content}]) => [`${operationId} ${status}`, content] as const,
      ),
    ]);
    const without = contents.flatMap(([at, content]) =>
      Object.values(content ?? {}).some(
        ({examples}) =>
          Object.keys(examples).length === 0 ||
          Object.values(examples).some(({summary}) => !summary),
      )
        ? [at]
        : [],
    );
    expect(contents.length).toBeGreaterThan(40);
    expect(without).toEqual([]);
  });

  describe('the error examples of an operation are its own', () => {
    /** [operation and example, the operation, the example's value] */
    const errors = () =>
      operations.flatMap((call) =>
        Object.entries(call.operation.responses).flatMap(([status, {content = {}}]) =>
          Object.entries(content['application/problem+json']?.examples ?? {}).map(
            ([name, {value}]) =>
              [`${call.operation.operationId} ${status} ${name}`, call, value as Problem] as const,
          ),
        ),
      );
    interface Problem {
      readonly detail: string;
      readonly instance: string;
      readonly errors?: readonly {pointer?: string; parameter?: string; header?: string}[];
    }

    test('there are many', () => expect(errors().length).toBeGreaterThan(200));

    test('`instance` is a path of the operation', () => {
      const wrong = errors().filter(([at, {path: template}, {instance}]) => {
        // A misspelled path ends in a slash.
        const own = at.endsWith('misspelledPath') ? instance.replace(/\/$/, '') : instance;
        const parts = own.split('/');
        const expected = template.split('/');
        const isSame = expected.every(
          (part, index) => part === parts[index] || part.startsWith('{'),
        );
        return !isSame || parts.length !== expected.length;
      });
      expect(wrong.map(([at]) => at)).toEqual([]);
    });

    test('each of `errors` has one place', () => {
      const wrong = errors().filter(([, , value]) => placeProblems(value).length > 0);
      expect(wrong.map(([at]) => at)).toEqual([]);
    });

    test('`errors` names fields, parameters, and headers of the operation', () => {
      const wrong = errors().filter(([at, {operation}, {errors: invalid = []}]) =>
        invalid.some(({pointer, parameter, header}) => {
          const {parameters = [], requestBody} = operation;
          if (pointer !== undefined) {
            return !fieldAt(requestBody?.content['application/json']?.schema, pointer);
          }
          const isKnown = parameters.some(({name}) => name === (parameter ?? header));
          return isKnown === at.endsWith('unknownParameter');
        }),
      );
      expect(wrong.map(([at]) => at)).toEqual([]);
      const named = errors().filter(([, , {errors: invalid}]) => invalid);
      expect(named.length).toBeGreaterThan(25);
    });

    test('`detail` names the scope of the operation', () => {
      const scoped = errors().filter(([at]) => at.endsWith('missingScope'));
      expect(scoped.length).toBeGreaterThan(15);
      for (const [at, {operation}, {detail}] of scoped) {
        const [scope] = operation.security.flatMap(({oauth2 = []}) => oauth2);
        expect([at, /`(.+?)`/.exec(detail)?.[1]]).toEqual([at, scope]);
      }
    });

    test('an error names a method only if the path has it', () => {
      for (const [at, {path: template}, {detail}] of errors()) {
        if (!at.endsWith('wrongMethod')) continue;
        const methods = Object.keys(document.paths[template]!).map((method) =>
          method.toUpperCase(),
        );
        expect([at, detail]).toEqual([at, `This path supports ${methods.join(', ')}.`]);
      }
    });
  });

  /** The schema of a field in a body, by its JSON pointer. */
  const fieldAt = (body: Schema | undefined, pointer: string) =>
    pointer
      .split('/')
      .slice(1)
      .reduce<Schema | undefined>(
        (schema, name) => (/^\d+$/.test(name) ? schema?.items : schema?.properties?.[name]),
        body,
      );

  test('an example that doesn’t match is named with its operation and status', () => {
    const {schemas} = document.components;
    const content = {
      'application/json': {
        schema: schemas.Lead!,
        examples: {tooHot: {summary: 'x', value: {id: 'lead_8f3a2c', score: 101, color: 'red'}}},
      },
    };
    const wrong = wrongIn('searchLeads 200', content).join('\n');
    expect(wrong).toMatch(/^searchLeads 200, example "tooHot": \/score must be <= 100/m);
    expect(wrong).toMatch(/required property 'company'/);
    expect(wrong).toMatch(/color/);
  });

  test('the example signature matches the first example of lead.hot', async () => {
    const {schema, example} = document.components.parameters.WebhookSignature!;
    const [event] = Object.values(
      document.webhooks['lead.hot']!.post!.requestBody!.content['application/json']!.examples,
    );
    const body = JSON.stringify(event!.value);
    const now = Date.parse((event!.value as {created_at: string}).created_at) / 1000;
    expect(problemsOf(schema, example)).toEqual([]);
    const received = {header: String(example), body, secret: SAMPLE_SECRET, now};
    expect(await verify(received)).toEqual({isValid: true});
  });
});

describe('webhooks', () => {
  interface BouncedEvent {
    readonly data: {
      readonly bounce: {
        readonly type: BounceType;
        readonly attempt: number;
        is_suppressed: boolean;
      };
    };
  }

  test('every bounce type has an example, with is_suppressed as its rule says', () => {
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
});
