import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {brand} from '@site/src/data/brand';
import {useCopy, type CopyOutcome} from '@site/src/lib/useCopy';
import type {ConsoleState} from '../console/consoleMachine';
import {encodeRequest, LINK_PARAMETER} from '../console/link';
import {curlOf, requestOf} from '../console/request';
import {CALL_PARAMETER} from './callParameter';

const outcomes = {
  copied: 'Copied',
  failed: 'This browser lets no page copy',
} satisfies Record<CopyOutcome, string>;

const labelOf = (outcome: CopyOutcome | null, label: string) =>
  outcome === null ? label : outcomes[outcome];

/** The call as a command, and as a link that opens the console with the same values. */
export function ShareActions({state}: {readonly state: ConsoleState}): ReactNode {
  const curl = useCopy();
  const link = useCopy();
  const {operation, values, key} = state;
  const {request} = requestOf(operation, values, key);
  const encoded = encodeRequest(operation.fields, values);

  const copyLink = (text: string) => {
    const address = new URL(window.location.href);
    address.searchParams.set(CALL_PARAMETER, operation.operationId);
    address.searchParams.set(LINK_PARAMETER, text);
    address.hash = '';
    void link.copy(address.href);
  };

  return (
    <>
      <Button
        disabled={!request}
        onClick={() => request && void curl.copy(curlOf(request, `https://api.${brand.domain}`))}>
        <span aria-live="polite">{labelOf(curl.outcome, 'Copy as cURL')}</span>
      </Button>
      <Button disabled={encoded === null} onClick={() => encoded !== null && copyLink(encoded)}>
        <span aria-live="polite">{labelOf(link.outcome, 'Copy link')}</span>
      </Button>
    </>
  );
}
