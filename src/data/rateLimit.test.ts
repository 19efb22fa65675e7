import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {requestsPerHour} from './rateLimit';

interface Contract {
  readonly components: {readonly headers: {readonly RateLimitLimit: {readonly schema: object}}};
}

test('rateLimit.ts: the limit is the one that the contract promises', () => {
  const file = path.join(__dirname, '../../api/openapi.yaml');
  const {components} = parse(fs.readFileSync(file, 'utf8')) as Contract;
  expect(components.headers.RateLimitLimit.schema).toMatchObject({const: requestsPerHour});
});
