import {demoKeys, demoTokens} from '@site/src/domain/sandbox/keys';
import type {ConsoleOperation} from './types';

/** The keys and tokens to choose from, each with the result that it gets from an operation. */
export function keyOptions({
  scopes,
}: Pick<ConsoleOperation, 'scopes'>): readonly {readonly value: string; readonly label: string}[] {
  return [
    {value: demoKeys.ultimate, label: `${demoKeys.ultimate}: works`},
    ...Object.entries(demoTokens).map(([token, scope]) => ({
      value: token,
      label: `${token}: only ${scope}, ${scopes.includes(scope) ? 'works' : '403'}`,
    })),
    {value: demoKeys.free, label: `${demoKeys.free}: plan without API access, 403`},
    {value: demoKeys.busy, label: `${demoKeys.busy}: rate limited, 429`},
    {value: demoKeys.fault, label: `${demoKeys.fault}: server error, 500`},
    {value: demoKeys.maintenance, label: `${demoKeys.maintenance}: maintenance, 503`},
    {value: 'revoked', label: 'Revoked key: 401'},
    {value: '', label: 'No key: 401'},
  ];
}
