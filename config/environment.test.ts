import {readEnvironment} from './environment';

const algolia = {ALGOLIA_APP_ID: 'A1B2', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'site'};

test.each([
  ['no variables set', {}],
  ['empty variables', {FORMS_ENDPOINT: '', ALGOLIA_APP_ID: '', ALGOLIA_INDEX: ' '}],
])('readEnvironment: configures no external service with %s', (_case, variables) => {
  expect(readEnvironment(variables)).toEqual({
    formsEndpoint: null,
    missedSearchesEndpoint: null,
    algolia: null,
  });
});

test('readEnvironment: uses Algolia when all three variables are set', () => {
  expect(readEnvironment(algolia).algolia).toEqual({
    appId: 'A1B2',
    apiKey: 'key',
    indexName: 'site',
  });
});

test.each([
  [{...algolia, ALGOLIA_SEARCH_KEY: undefined}, 'not set: ALGOLIA_SEARCH_KEY.'],
  [{...algolia, ALGOLIA_INDEX: ''}, 'not set: ALGOLIA_INDEX.'],
  [{ALGOLIA_APP_ID: 'A1B2'}, 'not set: ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX.'],
])('readEnvironment: throws for %j and names the missing variables', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(sentence);
});

describe.each([
  ['FORMS_ENDPOINT', 'formsEndpoint'],
  ['MISSED_SEARCHES_ENDPOINT', 'missedSearchesEndpoint'],
] as const)('readEnvironment: %s', (variable, name) => {
  test.each(['https://forms.example/v1/send?x=1', '/api/forms'])('accepts "%s"', (endpoint) => {
    expect(readEnvironment({[variable]: endpoint})[name]).toBe(endpoint);
  });

  test.each([
    'http://forms.example',
    'forms.example',
    '//forms.example',
    "https://a'; script-src *",
  ])('rejects "%s"', (endpoint) => {
    expect(() => readEnvironment({[variable]: endpoint})).toThrow(`${variable} must be`);
  });
});
