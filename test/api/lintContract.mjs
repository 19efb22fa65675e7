/**
 * Lints OpenAPI documents with Redocly's recommended rules and some more. A process of its own, because the
 * linter is published as an ES module only. It opens no connection: the documents hold no foreign reference,
 * and the library, other than its command, neither reports usage nor looks for updates.
 *
 * Standard input: JSON [document, …]. Standard output: JSON [["rule at #/pointer: message", …], …].
 */
import {text} from 'node:stream/consumers';
import {createConfig, lintFromString} from '@redocly/openapi-core';

const config = await createConfig({
  // Its warnings are errors.
  extends: ['recommended-strict'],
  rules: {
    'no-duplicated-tag-names': 'error',
    'operation-description': 'error',
    'operation-tag-defined': 'error',
    'parameter-description': 'error',
    'path-segment-plural': {severity: 'error', exceptions: ['v1', 'analytics', 'send']},
    'paths-kebab-case': 'error',
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
