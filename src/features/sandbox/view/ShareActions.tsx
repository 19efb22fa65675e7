import {Link2} from 'lucide-react';
import type {ReactNode} from 'react';

import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {brand} from '@site/src/data/brand';
import type {ConsoleState} from '../console/consoleMachine';
import {encodeRequest, LINK_PARAMETER} from '../console/link';
import {curlOf, requestOf} from '../console/request';
import {CALL_PARAMETER} from './SandboxPanel';

/** The call as a command, and as a link that opens the console with the same values. */
export function ShareActions({state}: {readonly state: ConsoleState}): ReactNode {
  const {operation, values, key} = state;
  const {request} = requestOf(operation, values, key);
  const encoded = encodeRequest(operation.fields, values);

  const linkOf = (text: string) => {
    const address = new URL(window.location.href);
    address.searchParams.set(CALL_PARAMETER, operation.operationId);
    address.searchParams.set(LINK_PARAMETER, text);
    address.hash = '';
    return address.href;
  };

  return (
    <>
      <CopyButton
        label="Copy as cURL"
        disabled={!request}
        text={() => (request ? curlOf(request, `https://api.${brand.domain}`) : '')}
      />
      <CopyButton
        icon={Link2}
        label="Copy link"
        disabled={encoded === null}
        text={() => linkOf(encoded ?? '')}
      />
    </>
  );
}
