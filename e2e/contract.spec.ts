import {brand} from '../src/data/brand';
import {expect, test} from './support/test';

interface Contract {
  readonly openapi: string;
  readonly servers: readonly {readonly url: string}[];
  readonly paths: object;
}

test('programs of other sites can read the contract, as YAML and as JSON', async ({request}) => {
  const yaml = await request.get('/api/openapi.yaml');
  expect(yaml.status()).toBe(200);
  expect(yaml.headers()).toMatchObject({
    'content-type': 'application/yaml',
    'access-control-allow-origin': '*',
  });
  expect(await yaml.text()).toMatch(/^openapi: 3\.1\.\d+\n/);

  const json = await request.get('/api/openapi.json');
  expect(json.headers()).toMatchObject({'access-control-allow-origin': '*'});
  expect(json.headers()['content-type']).toMatch(/^application\/json/);
  const {openapi, servers, paths} = (await json.json()) as Contract;
  expect(openapi).toMatch(/^3\.1\./);
  expect(servers[0]?.url).toBe(`https://api.${brand.domain}`);
  expect(Object.keys(paths)).toHaveLength(5);
});

test('only the contract is open to other sites', async ({request}) => {
  for (const address of ['/', '/api', '/status.json', '/api/openapi.xml']) {
    const response = await request.get(address);
    expect(response.headers()['access-control-allow-origin']).toBeUndefined();
  }
});
