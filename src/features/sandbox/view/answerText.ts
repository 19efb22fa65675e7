import type {PastCall} from '../console/consoleMachine';

/** The reasons of RFC 9110 and RFC 6585 for the statuses that the contract has. */
const reasons: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
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

/** What is said of an answer, once. */
export function announcement({response, durationMs}: PastCall): string {
  return `Answered ${statusText(response.status)} after ${durationMs} ms.`;
}

/** The request as it goes over the wire, without what a client adds by itself. */
export function requestText({request}: Pick<PastCall, 'request'>): string {
  const query = new URLSearchParams(request.query).toString();
  const head = [
    `${request.method} ${request.path}${query && `?${query}`} HTTP/1.1`,
    ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\n');
  return request.body === undefined ? head : `${head}\n\n${request.body}`;
}

/** JSON with two spaces; a text that is none as it is. */
export function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
