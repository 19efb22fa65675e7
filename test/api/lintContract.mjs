/**
 * Lints OpenAPI documents with Redocly's recommended rules and a few more. Runs in a process of its own, because the
 * linter is published only as an ES module. It needs no network: the documents have no remote references, and the
 * library, unlike its command, neither reports usage nor checks for updates.
 *
 * Standard input: JSON [document, …]. Standard output: JSON [["rule at #/pointer: message", …], …].
 */
import {text} from 'node:stream/consumers';
import {createConfig, lintFromString} from '@redocly/openapi-core';

const config = await createConfig({
  // Treats warnings as errors.
  extends: ['recommended-strict'],
  rules: {
    'no-duplicated-tag-names': 'error',
    'operation-description': 'error',
    'operation-tag-defined': 'error',
    'parameter-description': 'error',
    'path-segment-plural': {
      severity: 'error',
      // Verbs, and things that a caller has only one of.
      exceptions: [
        ...['v1', 'analytics', 'account', 'oauth', 'token'],
        ...['send', 'start', 'pause', 'test', 'revoke'],
      ],
    },
  },
});

const found = [];
for (const document of JSON.parse(await text(process.stdin))) {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config,
  });
  found.push(
    problems.map(
      ({ruleId, message, location: [place]}) => `${ruleId} at ${place?.pointer ?? '#'}: ${message}`,
    ),
  );
}
process.stdout.write(JSON.stringify(found));
