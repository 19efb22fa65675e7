afterEach(() => void vi.unstubAllEnvs());

test('the endpoints of the environment reach the pages', async () => {
  vi.stubEnv('FORMS_ENDPOINT', 'https://forms.example/in');
  vi.stubEnv('MISSED_SEARCHES_ENDPOINT', '/missed');
  const {default: config} = await import('../../docusaurus.config');
  expect(config.customFields).toMatchObject({
    formsEndpoint: 'https://forms.example/in',
    missedSearchesEndpoint: '/missed',
  });
});
