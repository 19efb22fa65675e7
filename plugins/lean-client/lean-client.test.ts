import fs from 'node:fs';
import path from 'node:path';

import * as helpers from './client/helpers';
import {buildSettings, pageConfig} from './pageConfig';

const packages = path.resolve('node_modules/@docusaurus');

/** Code in a folder of a package that pages may load. */
const codeIn = (folder: string) =>
  fs
    .readdirSync(path.join(packages, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(packages, folder, file), 'utf8'));

const pageCode = [
  'core/lib/client',
  'plugin-content-blog/lib/client',
  'plugin-content-docs/lib/client',
  'theme-classic/lib/theme',
  'theme-common/lib',
  'theme-search-algolia/lib/client',
  'theme-search-algolia/lib/theme',
].flatMap(codeIn);

/** Whether code reads a setting, as `siteConfig.name` or by destructuring. */
const reads = (name: string) => {
  const read = new RegExp(
    `siteConfig\\??\\.${name}\\b|siteConfig: ?\\{[^}]*\\b${name}\\b|\\b${name}\\b[^{}]*\\} = (useDocusaurusContext\\(\\)\\.)?siteConfig`,
  );
  return pageCode.some((code) => read.test(code));
};

describe('pageConfig', () => {
  test('leaves out no setting that pages read', () => {
    expect(['baseUrl', 'themeConfig', 'titleDelimiter'].every(reads)).toBe(true);
    expect(buildSettings.filter(reads)).toEqual([]);
  });

  test('keeps the other settings', () => {
    const config = {title: 'A', headTags: [], customFields: {builtOn: '2026-11-22'}};
    expect(pageConfig(config as never)).toEqual({
      title: 'A',
      customFields: {builtOn: '2026-11-22'},
    });
  });
});

test('helpers has every function of tslib that utils-common calls', () => {
  const calls = codeIn('utils-common/lib').flatMap((code) =>
    [...code.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name),
  );
  expect(calls.length).toBeGreaterThan(0);
  expect(Object.keys(helpers)).toEqual(expect.arrayContaining(calls));
});
