import {counted} from '@site/src/data/written';
import type {ConsoleState, Exchange} from '../console/consoleMachine';

/** Reason phrases of RFC 9110 and RFC 6585 for the statuses of the contract. */
const reasons: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** `422 Unprocessable Content`. */
export const statusText = (status: number): string => `${status} ${reasons[status] ?? ''}`.trim();

/** The outcome of the last action, announced by screen readers. */
export function statusMessage(
  state: ConsoleState,
  isInvalid: boolean,
): {readonly text: string; readonly isError: boolean} {
  if (state.step === 'waiting') return {text: 'Sending…', isError: false};
  if (state.call) {
    const {response, durationMs} = state.call;
    return {
      text: `${statusText(response.status)} in ${durationMs} ms.`,
      isError: response.status >= 400,
    };
  }
  if (isInvalid) {
    return {text: 'Not sent: invalid JSON.', isError: true};
  }
  return {text: '', isError: false};
}

/** Says what a reset did. Empty once it's undone or another request is sent. */
export function resetMessage({beforeReset}: ConsoleState): string {
  if (!beforeReset) return '';
  return `Back to the demo data: ${counted(beforeReset.history.length, 'request')} cleared.`;
}

/** The HTTP/1.1 request without the headers that a client adds. */
export function requestText({request}: Pick<Exchange, 'request'>): string {
  const query = new URLSearchParams(request.query).toString();
  const head = [
    `${request.method} ${request.path}${query && `?${query}`} HTTP/1.1`,
    ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\n');
  return request.body === undefined ? head : `${head}\n\n${request.body}`;
}
