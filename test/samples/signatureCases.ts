import {sign} from '../../src/domain/webhookSignature';
import {makeDelivery, SAMPLE_SECRET} from '../../src/features/sandbox/webhooks/playground';

export const payload = {
  id: 'evt_5c02b8e4a917',
  type: 'email.replied',
  created_at: '2026-11-16T09:30:00Z',
  data: {text: 'Thursday “at ten”, 10 €: “é” \\ \n $HOME #{1}'},
};

interface SignedRequest {
  readonly header: string;
  readonly body: string;
  readonly secret: string;
}

/** Requests that look like events, signed with this machine's clock. */
export async function signatureCases(): Promise<
  (readonly [name: string, isGenuine: boolean, request: SignedRequest])[]
> {
  const now = Date.now();
  const deliver = (offsetSeconds = 0) => makeDelivery(payload, {now: now + offsetSeconds * 1000});
  const {rawBody: body, timestamp, headers} = await deliver();
  const header = headers['Webhook-Signature'];
  const fine = {header, body, secret: SAMPLE_SECRET};
  const old = await sign('the secret before', timestamp, body);
  const late = await deliver(-310);
  const early = await deliver(310);
  const nearlyLate = await deliver(-280);
  const ofOther = (other: typeof late) => ({
    ...fine,
    header: other.headers['Webhook-Signature'],
    body: other.rawBody,
  });
  return [
    ['a signed event', true, fine],
    ['signatures with the new and the old secret', true, {...fine, header: `${header},v1=${old}`}],
    [
      'signatures with the old and the new secret',
      true,
      {...fine, header: header.replace(',', `,v1=${old},`)},
    ],
    ['almost five minutes old', true, ofOther(nearlyLate)],
    ['more than five minutes old', false, ofOther(late)],
    ['more than five minutes ahead', false, ofOther(early)],
    ['another body', false, {...fine, body: body.replace('ten', 'two')}],
    ['another secret', false, {...fine, secret: 'whsec_other'}],
    [
      'another time',
      false,
      {...fine, header: header.replace(String(timestamp), String(timestamp - 1))},
    ],
    ['no signature', false, {...fine, header: `t=${timestamp}`}],
    ['no header', false, {...fine, header: ''}],
    ['a line break after the header', false, {...fine, header: `${header}\n`}],
    ['three signatures', false, {...fine, header: `${header},v1=${old},v1=${old}`}],
    [
      'capitals',
      false,
      {...fine, header: header.replace(/[0-9a-f]{64}/, (hex) => hex.toUpperCase())},
    ],
  ];
}
