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
    scopes.length === 0 || scopes.some((scope) => granted.includes(scope)) ? 'works' : '403';
  const tokens = grants.flatMap(({scopes: granted, accessTokens}) =>
    accessTokens.map(({token}) => ({
      value: token,
      label: `${token}: ${granted.join(' ')}, ${resultFor(granted)}`,
    })),
  );
  return [
    {value: demoKeys.ultimate, label: `${demoKeys.ultimate}: works`},
    ...tokens,
    ...Object.entries(demoTokens).map(([token, scope]) => ({
      value: token,
      label: `${token}: only ${scope}, ${resultFor([scope])}`,
    })),
    {value: demoKeys.free, label: `${demoKeys.free}: plan without API access, 403`},
    {value: demoKeys.busy, label: `${demoKeys.busy}: rate limited, 429`},
    {value: demoKeys.fault, label: `${demoKeys.fault}: server error, 500`},
    {value: demoKeys.maintenance, label: `${demoKeys.maintenance}: maintenance, 503`},
    {value: 'revoked', label: 'Revoked key: 401'},
    {value: '', label: 'No key: 401'},
  ];
}

const idOf = (client: string) => client.split(':')[0];

const clientOptions: readonly KeyOption[] = [
  {value: demoClients.works, label: `${idOf(demoClients.works)}: works`},
  {value: 'demo_app:wrong', label: 'Wrong client secret: 401'},
  {value: demoClients.busy, label: `${idOf(demoClients.busy)}: rate limited, 429`},
  {value: demoClients.fault, label: `${idOf(demoClients.fault)}: server error, 500`},
  {value: demoClients.maintenance, label: `${idOf(demoClients.maintenance)}: maintenance, 503`},
  {value: '', label: 'No credentials: 401'},
];

/** A key that an operation takes: the given one if it's among its options, and otherwise the first. */
export function usableKey(options: readonly KeyOption[], key: string): string {
  return options.some(({value}) => value === key) ? key : (options[0]?.value ?? '');
}
