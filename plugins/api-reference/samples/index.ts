import {curlSample} from '../../../src/lib/samples/curl';
import type {SampleRequest} from '../../../src/lib/samples/request';
import {javascriptSample} from './javascript';
import {phpSample} from './php';
import {pythonSample} from './python';
import {rubySample} from './ruby';

export type {SampleRequest};

export type SampleLanguage = 'curl' | 'javascript' | 'python' | 'ruby' | 'php';

/** In the order in which they are offered. `prism` is the name that highlights them. */
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
  curl: curlSample,
  javascript: javascriptSample,
  python: pythonSample,
  ruby: rubySample,
  php: phpSample,
};

/**
 * A call in five languages, each a whole program that needs nothing beyond its language: it reads the key from the
 * environment variable API_KEY, ends with an error when the answer is one, and prints the answer. An
 * `Idempotency-Key` is new with each run, so that a copied sample with a changed body isn't refused; only cURL
 * has the given one, as a shell has no way to make one that is on every machine.
 *
 * Our own generators: those of httpsnippet and of what derives from it (@readme/httpsnippet, @scalar/snippetz)
 * write the header with the key into the code, don't look at the status, and in some languages put values between
 * quotes without escaping what has a meaning there (the body of Ruby's net/http, where #{…} is code).
 * test/samples runs all of these with their interpreters.
 */
export function makeSamples(request: SampleRequest): Record<SampleLanguage, string> {
  // What JSON can't say, such as a field that is undefined, isn't sent.
  const body: unknown =
    request.body === undefined ? undefined : JSON.parse(JSON.stringify(request.body));
  const entries = Object.entries(generators).map(([id, generate]) => [
    id,
    generate({...request, body}),
  ]);
  return Object.fromEntries(entries) as Record<SampleLanguage, string>;
}
