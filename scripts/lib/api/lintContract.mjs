import {createConfig, lintFromString} from '@redocly/openapi-core';
import {Spectral} from '@stoplight/spectral-core';
import {spectralRules} from './spectralRules.mjs';

/** Redocly's recommended rules, with warnings as errors, and a few more. */
const redoclyRules = {
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
};

/**
 * Lints an OpenAPI document with Redocly and Spectral. Needs no network: the document has no remote references, and
 * unlike their commands, the libraries neither report usage nor check for updates.
 *
 * @param {object} document
 * @returns {Promise<string[]>} a line for each problem: `rule at #/pointer: message`
 */
export async function lintContract(document) {
  const problems = await Promise.all([lintWithRedocly(document), lintWithSpectral(document)]);
  return problems.flat();
}

async function lintWithRedocly(document) {
  const found = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config: await createConfig(redoclyRules),
  });
  return found
    .map(({ruleId, message, location: [place]}) => ({ruleId, message, at: place?.pointer ?? '#'}))
    .filter((problem) => !isConditional(problem))
    .map(({ruleId, message, at}) => `${ruleId} at ${at}: ${message}`);
}

/** A condition requires fields that are next to it, where Redocly doesn't look for them. */
function isConditional({ruleId, at}) {
  return (
    ruleId === 'no-required-schema-properties-undefined' && /\/(then|else)\/required\/\d+$/.test(at)
  );
}

async function lintWithSpectral(document) {
  const linter = new Spectral();
  linter.setRuleset(spectralRules);
  const found = await linter.run(document);
  return found.map(({code, path, message}) => `${code} at #/${path.join('/')}: ${message}`);
}
