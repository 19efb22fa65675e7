import {highlight} from '@site/src/lib/highlighting/highlight';
import {makeSamples, sampleLanguages} from '@site/src/lib/samples';
import {curlSample} from '@site/src/lib/samples/curl';
import type {LiveSample, LiveSamples} from '@site/src/lib/samples/live';
import type {SampleRequest} from '@site/src/lib/samples/request';
import {makeSdkSamples} from '@site/src/lib/samples/sdk';
import type {SandboxRequest} from '@site/src/domain/sandbox/types';
import {textOf} from './body';
import {exactJson} from './jsonText';
import {sampleOf} from './request';
import type {ConsoleOperation, FieldValues} from './types';

/**
 * Writes a request of the console in every language, as the reference writes its examples. Only cURL can send a body
 * that isn't JSON, and only HTTP another method.
 *
 * @param server the real API's URL, without a slash at its end
 */
export function liveSamples(
  operation: ConsoleOperation,
  values: FieldValues,
  {request, server}: {readonly request: SandboxRequest; readonly server: string},
): LiveSamples {
  const sample = keyed(operation, sampleOf(request, server));
  const {bodyText, form} = sample;
  const body = bodyText === undefined ? (form ?? {}) : exactJson(bodyText);
  if (body === undefined)
    return {curl: {html: highlight(curlSample(sample, {hasFreshKey: true}), 'bash')}};

  const codes = makeSamples(sample);
  const isCall = request.method === operation.method && hasNames(body);
  const params = {...parametersOf(operation, values), ...(body as object)};
  const sdkCodes: Readonly<Record<string, string>> = isCall
    ? makeSdkSamples({
        operationId: operation.operationId,
        params,
        ...(operation.items && {
          items: operation.items,
          isOnePage: request.method !== 'GET' || 'limit' in params || 'cursor' in params,
        }),
        ...(operation.isFromClient && {isFromClient: true}),
      })
    : {};
  const entries = sampleLanguages.map(({id, prism}): [string, LiveSample] => [
    id,
    {
      html: highlight(codes[id], prism),
      ...(sdkCodes[id] !== undefined && {sdkHtml: highlight(sdkCodes[id], prism)}),
    },
  ]);
  return Object.fromEntries(entries);
}

export {highlight};

/** Whether a body is an object whose fields can be the names of arguments. */
const hasNames = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((name) => /^[A-Za-z_]\w*$/.test(name));

/** The request with an idempotency key if its operation takes one. The samples generate it. */
function keyed({fields}: ConsoleOperation, sample: SampleRequest): SampleRequest {
  const key = fields.find(({id}) => id === 'header.Idempotency-Key');
  return key ? {...sample, headers: {...sample.headers, [key.label]: key.example ?? ''}} : sample;
}

/** The parameters of the path and the query that are filled in. */
function parametersOf({fields}: ConsoleOperation, values: FieldValues): Record<string, unknown> {
  const given = fields.filter(({place}) => place === 'path' || place === 'query');
  const pairs = given.flatMap((field): [string, unknown][] => {
    const text = textOf(field, values[field.id] ?? '');
    if (text === '') return [];
    const isNumber = field.control.kind === 'number' && /^\d{1,15}$/.test(text);
    return [[field.label, isNumber ? Number(text) : text]];
  });
  return Object.fromEntries(pairs);
}
