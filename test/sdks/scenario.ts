import type {Emberline} from '../../sdks/javascript/src';

/** The operations of the scenario. The SDK for JavaScript and every generated client have these types. */
type Method =
  | 'getAccount'
  | 'createWebhook'
  | 'sendTestEvent'
  | 'listWebhooks'
  | 'importContacts'
  | 'getContactImport'
  | 'createCampaign'
  | 'startCampaign'
  | 'getCampaign'
  | 'sendEmail'
  | 'listContacts'
  | 'addSuppressions'
  | 'listSuppressions';

export type ScenarioApi = {
  readonly [Name in Method]: (
    params: NonNullable<Parameters<Emberline[Name]>[0]>,
  ) => PromiseLike<Awaited<ReturnType<Emberline[Name]>>>;
} & {
  /** The ids of all pages of a list. */
  readonly contactIds: (params: {readonly limit: number}) => Promise<readonly string[]>;
};

export interface ScenarioTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accountId: string | null;
}

export interface Login {
  readonly url: string;
  readonly state: string;
  readonly codeVerifier: string;
}

/** A library that talks to the API. */
export interface ScenarioClient {
  /** @param token an API key or an access token */
  connect(token: string): ScenarioApi;
  authorize(scopes: readonly string[]): Promise<Login>;
  exchange(callback: Readonly<Record<string, string>>, login: Login): Promise<ScenarioTokens>;
  refresh(refreshToken: string): Promise<ScenarioTokens>;
  revoke(token: string): Promise<void>;
  /** Throws or rejects if the event isn't genuine. */
  verify(event: Pick<SignedEvent, 'header' | 'body'>, secret: string): unknown;
  /** The kind of a rejected call. */
  errorOf(error: unknown): ScenarioError;
}

/** The HTTP status, or the error code of OAuth, or the reason why an event was rejected. */
export type ScenarioError = {readonly status: number; readonly type?: string} | string;

interface SignedEvent {
  readonly url: string;
  readonly header: string;
  readonly body: string;
}

export interface ScenarioServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** Whether it remembers what it was sent. A mock returns the contract's examples. */
  readonly isStateful: boolean;
  readonly apiKey: string;
  readonly app: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly redirectUri: string;
  };
  readonly accountId: string;
  /** Approves the app on the screen with this URL, and returns the query that the customer comes back with. */
  approve(url: string): {readonly code: string; readonly state: string};
  /** The latest event that the server sent to a webhook. */
  delivered(webhookUrl: string): Promise<SignedEvent>;
}

const scopes = [
  ...['leads:search', 'campaigns:read', 'campaigns:write', 'emails:send', 'contacts:read'],
  ...['contacts:write', 'suppressions:read', 'suppressions:write', 'webhooks:read'],
  'webhooks:write',
];
const people = ['ada', 'ben', 'cleo', 'dan'].map((name) => ({
  email: `${name}@kestrel.example`,
  name: `${name} "Köln" O'Neil`,
  company: 'Kestrel & Söhne',
}));
const POLLS = 30;

/**
 * Serves a new customer as an app does, from the approval to the disconnection: authenticates, imports contacts, starts
 * a campaign, receives a signed event, handles a bounce, reads a list to its end, and revokes its access.
 */
export async function runScenario(client: ScenarioClient, server: ScenarioServer): Promise<void> {
  const {isStateful} = server;
  const {connect, errorOf} = client;
  /** The error of a call that has to fail. A mock never refuses a valid request. */
  async function refusal(call: () => unknown): Promise<ScenarioError> {
    try {
      await call();
    } catch (error) {
      return errorOf(error);
    }
    return 'accepted';
  }

  // Authenticate.
  const login = await client.authorize(scopes);
  const tokens = await client.exchange(server.approve(login.url), login);
  expect(tokens.accountId).toBe(server.accountId);
  const api = connect(tokens.accessToken);
  const {credential, account} = await api.getAccount({});
  expect(account.id).toBe(server.accountId);
  if (isStateful) {
    expect(credential).toMatchObject({type: 'oauth_token', scopes});
    expect(await refusal(() => connect('wrong_key').getAccount({}))).toMatchObject({status: 401});
  }

  // Import contacts. The last repeats the first.
  const contacts = [...people, {email: people[0]!.email.toUpperCase()}];
  const {import: queued} = await api.importContacts({contacts});
  let {import: job} = await api.getContactImport({import_id: queued.id});
  for (let polls = 0; isStateful && job.status !== 'completed' && polls < POLLS; polls += 1) {
    ({import: job} = await api.getContactImport({import_id: queued.id}));
  }
  if (isStateful) {
    expect(job).toMatchObject({status: 'completed', total: 5, created: 4, failed: 1});
    expect(job.errors).toMatchObject([{index: 4, code: 'duplicate_in_list'}]);
  }

  // Page through a list.
  const first = await api.listContacts({limit: 2});
  const firstIds = first.contacts.map(({id}) => id);
  // A mock returns the same page, and with it the same cursor, forever.
  const ids = isStateful ? await api.contactIds({limit: 2}) : firstIds;
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, firstIds.length)).toEqual(firstIds);
  if (isStateful) {
    expect(firstIds).toHaveLength(2);
    expect(ids).toHaveLength(first.total);
  }

  // Start a campaign for the imported contacts.
  const found = await Promise.all(people.map(({email}) => api.listContacts({email})));
  const imported = found.map(({contacts: [contact]}) => contact!);
  if (isStateful) expect(imported).toMatchObject(people);
  expect(ids).toEqual(expect.arrayContaining(imported.map(({id}) => id)));
  const {campaign: draft} = await api.createCampaign({
    name: 'Pilot',
    lead_ids: Array.from(new Set(imported.map(({id}) => id))),
    steps: [{subject: 'Hello {{firstName}}', text: 'Can I call you on Thursday?'}],
  });
  const {campaign: started} = await api.startCampaign({campaign_id: draft.id});
  const {campaign} = await api.getCampaign({campaign_id: started.id});
  expect(started.status).toBe('running');
  if (isStateful) {
    expect(campaign).toMatchObject({status: 'running', lead_count: people.length});
    expect(await refusal(() => api.startCampaign({campaign_id: draft.id}))).toMatchObject({
      status: 409,
      type: expect.stringMatching(/#campaign-state-conflict$/) as string,
    });
  }

  // Receive a signed event.
  const url = 'https://hooks.kestrel.example/emberline';
  const {webhook, secret} = await api.createWebhook({url, events: ['email.bounced']});
  const {delivery} = await api.sendTestEvent({webhook_id: webhook.id, type: 'email.bounced'});
  const {webhooks: connected} = await api.listWebhooks({});
  if (isStateful) {
    expect(connected).toMatchObject([{id: webhook.id}]);
    const signed = await server.delivered(url);
    const event = (await client.verify(signed, secret)) as BounceEvent;
    expect(event).toMatchObject({id: delivery.event_id, account_id: server.accountId});
    expect(event.type).toBe('email.bounced');
    expect(event.data.bounce).toMatchObject({type: 'hard', enhanced_code: '5.1.1'});
    const forged = {...signed, body: signed.body.replace('"hard"', '"soft"')};
    expect(await refusal(() => client.verify(forged, secret))).toBe('signature');
  }

  // Handle the bounce. The event is a test, so the app suppresses one of its own contacts instead.
  const bounced = imported[0]!;
  const added = await api.addSuppressions({emails: [bounced.email]});
  const {suppressions} = await api.listSuppressions({email: bounced.email});
  if (isStateful) {
    expect(added).toEqual({added: 1, existing: 0});
    expect(suppressions).toMatchObject([{email: bounced.email, is_removable: true}]);
    const mail = {to: bounced.id, subject: 'Hello', text: 'Hello again'};
    expect(await refusal(() => api.sendEmail(mail))).toMatchObject({
      status: 409,
      type: expect.stringMatching(/#recipient-suppressed$/) as string,
    });
    expect(await api.listContacts({email: bounced.email})).toMatchObject({
      contacts: [{status: 'suppressed'}],
    });
  }

  // Revoke.
  const renewed = await client.refresh(tokens.refreshToken);
  const again = connect(renewed.accessToken);
  expect((await again.getAccount({})).account.id).toBe(server.accountId);
  await client.revoke(renewed.refreshToken);
  if (isStateful) {
    expect(await refusal(() => again.getAccount({}))).toMatchObject({status: 401});
    expect(await refusal(() => client.refresh(renewed.refreshToken))).toBe('invalid_grant');
    const {webhooks} = await connect(server.apiKey).listWebhooks({});
    expect(webhooks.filter(({id}) => id === webhook.id)).toEqual([]);
  }
}

interface BounceEvent {
  readonly id: string;
  readonly type: string;
  readonly data: {readonly bounce: object};
}
