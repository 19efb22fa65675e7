import {demoKeys, demoTokens} from '@site/src/domain/sandbox/keys';
import {demoClients} from '@site/src/domain/sandbox/oauth';
import type {SandboxState} from '@site/src/domain/sandbox/state';
import type {ConsoleOperation} from './types';

interface KeyOption {
  /** A key or a token, or `client_id:client_secret`. Empty to send none. */
  readonly value: string;
  readonly label: string;
}

/** The credentials to choose from, each with the result that it gets from an operation. */
export function keyOptions(
  {scopes, isFromClient}: Pick<ConsoleOperation, 'scopes' | 'isFromClient'>,
  {grants}: Pick<SandboxState, 'grants'>,
): readonly KeyOption[] {
  if (isFromClient) return clientOptions;
  const resultFor = (granted: readonly string[]) =>
    scopes.length === 0 || scopes.some((scope) => granted.includes(scope)) ? 'Works' : '403';
  const tokens = grants.flatMap(({scopes: granted, accessTokens}) =>
    accessTokens.map(({token}) => ({
      value: token,
      label: `${resultFor(granted)}: ${token}, ${granted.join(' ')}`,
    })),
  );
  return [
    {value: demoKeys.ultimate, label: `Works: ${demoKeys.ultimate}`},
    ...tokens,
    ...Object.entries(demoTokens).map(([token, scope]) => ({
      value: token,
      label: `${resultFor([scope])}: ${token}, only ${scope}`,
    })),
    {value: demoKeys.free, label: `403: ${demoKeys.free}, plan without API access`},
    {value: demoKeys.busy, label: `429: ${demoKeys.busy}, rate limited`},
    {value: demoKeys.fault, label: `500: ${demoKeys.fault}, server error`},
    {value: demoKeys.maintenance, label: `503: ${demoKeys.maintenance}, maintenance`},
    {value: 'revoked', label: '401: revoked key'},
    {value: '', label: '401: no key'},
  ];
}

const idOf = (client: string) => client.split(':')[0];

const clientOptions: readonly KeyOption[] = [
  {value: demoClients.works, label: `Works: ${idOf(demoClients.works)}`},
  {value: 'demo_app:wrong', label: '401: wrong client secret'},
  {value: demoClients.busy, label: `429: ${idOf(demoClients.busy)}, rate limited`},
  {value: demoClients.fault, label: `500: ${idOf(demoClients.fault)}, server error`},
  {value: demoClients.maintenance, label: `503: ${idOf(demoClients.maintenance)}, maintenance`},
  {value: '', label: '401: no credentials'},
];

/** A key that an operation takes: the given one if it's among its options, and otherwise the first. */
export function usableKey(options: readonly KeyOption[], key: string): string {
  return options.some(({value}) => value === key) ? key : (options[0]?.value ?? '');
}
