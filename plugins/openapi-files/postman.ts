import {STATUS_CODES} from 'node:http';

import {operationsOf, type OperationEntry} from '../api-reference/describeOperation';
import {isIdempotencyKey} from '../../src/lib/samples/request';
import type {ApiDocument, Content, Example, Operation, Parameter} from '../lib/api-contract/types';
import type {
  PostmanPair,
  PostmanAuth,
  PostmanRequest,
  PostmanResponse,
  PostmanItem,
  PostmanFolder,
  PostmanCollection,
} from './postmanSchema';

const FORM = 'application/x-www-form-urlencoded';

/** In place of the collection's key, for the OAuth endpoints. */
const clientAuth: PostmanAuth = {
  type: 'basic',
  basic: [
    {key: 'username', value: '{{clientId}}', type: 'string'},
    {key: 'password', value: '{{clientSecret}}', type: 'string'},
  ],
};

/** Signs an event as we do, so that the receiver's check passes. Runs in Postman, before each request of the folder. */
const signEvent = `const {HmacSHA256} = require('crypto-js');
const timestamp = Math.floor(Date.now() / 1000);
const body = pm.variables.replaceIn(pm.request.body.raw);
const signature = HmacSHA256(timestamp + '.' + body, pm.variables.get('webhookSecret'));
pm.request.headers.upsert({key: 'Webhook-Signature', value: 't=' + timestamp + ',v1=' + signature});`;

/**
 * The contract as a Postman collection: a folder for each tag, with each example response saved next to the request that
 * gets it. The requests of the last folder send signed webhook events to your endpoint.
 *
 * @see https://learning.postman.com/collection-format/getting-started/overview
 */
export function postmanCollection(document: ApiDocument): PostmanCollection {
  const {info, tags, servers} = document;
  const operations = operationsOf(document);
  const folders = tags.map(({name, description = ''}): PostmanFolder => {
    const requests = operations.filter(
      ({operation, isEvent}) => !isEvent && operation.tags.includes(name),
    );
    return {name, description, item: requests.map(requestItem)};
  });
  const events: PostmanFolder = {
    name: 'Webhook events',
    description: 'Sends an event to `webhookUrl`, signed with `webhookSecret` as the real one is.',
    auth: {type: 'noauth'},
    event: [{listen: 'prerequest', script: {type: 'text/javascript', exec: signEvent.split('\n')}}],
    item: operations.filter(({isEvent}) => isEvent).flatMap(eventItems),
  };
  return {
    info: {
      name: info.title,
      description: info.description,
      version: info.version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {type: 'bearer', bearer: [{key: 'token', value: '{{apiKey}}', type: 'string'}]},
    variable: [
      {key: 'baseUrl', value: servers[0]?.url ?? ''},
      {key: 'apiKey', value: '', description: 'Your API key, from Settings, then API Keys.'},
      {key: 'clientId', value: '', description: 'The client id of your OAuth app.'},
      {key: 'clientSecret', value: '', description: 'The client secret of your OAuth app.'},
      {
        key: 'webhookUrl',
        value: 'http://localhost:3000/webhooks',
        description: 'Your endpoint, which gets the webhook events.',
      },
      {key: 'webhookSecret', value: 'whsec_demo', description: 'The secret that signs them.'},
    ],
    item: [...folders, events].filter(({item}) => item.length > 0),
  };
}

function requestItem(entry: OperationEntry): PostmanItem {
  const {operation} = entry;
  const [first] = Object.keys(examplesOf(operation));
  const saved = Object.entries(operation.responses).flatMap(([status, {content = {}}]) =>
    Object.entries(content).flatMap(([type, {examples}]) =>
      Object.entries(examples).map(([name, {summary, value}]): PostmanResponse => {
        return {
          name: `${status}: ${summary}`,
          // A response has the name of the request that gets it.
          originalRequest: requestOf(entry, name in examplesOf(operation) ? name : first),
          code: Number(status),
          status: STATUS_CODES[status] ?? '',
          _postman_previewlanguage: 'json',
          header: [{key: 'Content-Type', value: type}],
          body: json(value),
        };
      }),
    ),
  );
  return {
    name: operation.summary,
    request: {...requestOf(entry, first), description: operation.description},
    response: saved,
  };
}

/** An item for each example of an event, because a request has one body. */
function eventItems({path, operation}: OperationEntry): PostmanItem[] {
  return Object.values(examplesOf(operation)).map(({summary, value}) => ({
    name: `${path}: ${summary}`,
    request: {
      method: 'POST',
      description: operation.description,
      header: [{key: 'Content-Type', value: 'application/json'}],
      url: {raw: '{{webhookUrl}}', host: ['{{webhookUrl}}']},
      body: jsonBody(value),
    },
    response: [],
  }));
}

const contentOf = ({requestBody}: Operation): [type: string, part: Content[string]] | undefined =>
  Object.entries(requestBody?.content ?? {})[0];

const examplesOf = (operation: Operation): Readonly<Record<string, Example>> =>
  contentOf(operation)?.[1].examples ?? {};

function requestOf({method, path, operation}: OperationEntry, example?: string): PostmanRequest {
  const {parameters = [], security} = operation;
  const of = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const query = of('query').map(pairOf);
  const variable = of('path').map(pairOf);
  const type = contentOf(operation)?.[0];
  const value = example === undefined ? undefined : examplesOf(operation)[example]?.value;
  const at = path.replace(/\{(\w+)\}/g, ':$1');
  const sent = query.filter(({disabled}) => !disabled);
  return {
    method: method.toUpperCase(),
    ...(security.some(({oauthClient}) => oauthClient) && {auth: clientAuth}),
    header: [
      ...(type === undefined ? [] : [{key: 'Content-Type', value: type}]),
      ...of('header').map(pairOf),
    ],
    url: {
      raw: `{{baseUrl}}${at}${sent.map(({key, value: text}, index) => `${index === 0 ? '?' : '&'}${key}=${text}`).join('')}`,
      host: ['{{baseUrl}}'],
      path: at.split('/').filter(Boolean),
      ...(query.length > 0 && {query}),
      ...(variable.length > 0 && {variable}),
    },
    ...(value !== undefined && {body: type === FORM ? formBody(value) : jsonBody(value)}),
  };
}

/** An optional query parameter is listed, but not sent. Postman generates a new id for each request. */
function pairOf({name, in: place, required, description, example, schema}: Parameter): PostmanPair {
  const value = example ?? schema.examples?.[0] ?? '';
  return {
    key: name,
    value: isIdempotencyKey(name) ? '{{$guid}}' : text(value),
    description,
    ...(place === 'query' && !required && {disabled: true}),
  };
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const jsonBody = (value: unknown): PostmanRequest['body'] => ({
  mode: 'raw',
  raw: json(value),
  options: {raw: {language: 'json'}},
});

const formBody = (value: unknown): PostmanRequest['body'] => ({
  mode: 'urlencoded',
  urlencoded: Object.entries(value as object).map(([key, field]) => ({key, value: text(field)})),
});
