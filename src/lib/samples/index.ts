import {curlSample} from './curl';
import type {SampleRequest} from './request';
import {javascriptSample} from './javascript';
import {phpSample} from './php';
import {pythonSample} from './python';
import {rubySample} from './ruby';

export type {SampleRequest};

export type SampleLanguage = 'curl' | 'javascript' | 'python' | 'ruby' | 'php';

/** In display order. `prism` is the language's name in Prism. */
export const sampleLanguages: readonly {
  readonly id: SampleLanguage;
  readonly label: string;
  readonly prism: string;
}[] = [
  {id: 'curl', label: 'cURL', prism: 'bash'},
  {id: 'javascript', label: 'JavaScript', prism: 'javascript'},
  {id: 'python', label: 'Python', prism: 'python'},
  {id: 'ruby', label: 'Ruby', prism: 'ruby'},
  {id: 'php', label: 'PHP', prism: 'php'},
];

const generators: Readonly<Record<SampleLanguage, (request: SampleRequest) => string>> = {
  curl: (request) => curlSample(request, {hasFreshKey: true}),
  javascript: javascriptSample,
  python: pythonSample,
  ruby: rubySample,
  php: phpSample,
};

/**
 * Writes a request in five languages. Each sample is a complete script that needs no packages: it reads the key from
 * the environment variable API_KEY, prints the response, and fails if the response is an error. It generates a new
 * `Idempotency-Key` before the request, so that you can copy a sample, change its body, and retry with the same key.
 *
 * httpsnippet and its forks (@readme/httpsnippet, @scalar/snippetz) write the key into the code, ignore the status,
 * and don't escape every value (in Ruby, #{…} in a body runs as code), so we have our own generators. test/samples
 * runs the result with each interpreter.
 */
export function makeSamples(request: SampleRequest): Record<SampleLanguage, string> {
  // Drops values that JSON doesn't have, such as undefined.
  const body: unknown =
    request.body === undefined ? undefined : JSON.parse(JSON.stringify(request.body));
  const entries = Object.entries(generators).map(([id, generate]) => [
    id,
    generate({...request, body}),
  ]);
  return Object.fromEntries(entries) as Record<SampleLanguage, string>;
}
