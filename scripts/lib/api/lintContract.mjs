import {createConfig, lintFromString} from '@redocly/openapi-core';
import {Spectral} from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import {oas} from '@stoplight/spectral-rulesets';

const [stringLimit, rateLimit] = ['string-limit', 'rate-limit'].map(
  (name) => owasp.rules[`owasp:api4:2023-${name}`],
);
const boundsOf = stringLimit.then.functionOptions.schema.anyOf;

/** Spectral's rules for OpenAPI and for the OWASP API Security Top 10, each exception with its reason. */
const spectralRules = {
  extends: [
    [oas, 'all'],
    [owasp, 'all'],
  ],
  aliases: owasp.aliases,
  rules: {
    // The reference shows the tags in the order of the contract: first what most people need.
    'openapi-tags-alphabetical': 'off',
    // Keys and tokens belong on servers, so no response lets a browser on another origin read it.
    'owasp:api8:2023-define-cors-origin': 'off',
    // Our tokens are opaque strings, so RFC 8725 doesn't apply.
    'owasp:api2:2023-jwt-best-practices': 'off',
    // RFC 6749, section 2.3.1, requires HTTP Basic for the client id and secret of an OAuth app.
    'owasp:api2:2023-no-http-basic': 'off',
    // Names, subjects, and emails are free text in any language.
    'owasp:api4:2023-string-restricted': 'off',
    // A format, a bounded pattern, and a list of values limit the length, too.
    'owasp:api4:2023-string-limit': {
      ...stringLimit,
      then: {
        ...stringLimit.then,
        functionOptions: {
          schema: {
            anyOf: [
              ...boundsOf,
              {required: ['pattern']},
              {required: ['format']},
              {required: ['x-extensible-enum']},
            ],
          },
        },
      },
    },
    // A 401 belongs to no account, so there's no count to report.
    'owasp:api4:2023-rate-limit': {
      ...rateLimit,
      given: '$.paths[*]..responses[?(@property.match(/^(2|4(?!01))/))]',
    },
  },
};

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
