import fs from 'node:fs';
import path from 'node:path';

import {contentPlugins} from '@site/config/content';
import {listPages, listPagesOf} from './listPages';

interface Instance {
  readonly id: keyof typeof listPages;
  readonly routeBasePath: string;
  readonly blogTitle: string;
}

const instances = contentPlugins.flatMap((plugin): Instance[] =>
  Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-content-blog'
    ? [plugin[1] as unknown as Instance]
    : [],
);

test('every blog instance has its words, at its address and under its name', () => {
  expect(instances.map(({id}) => id).sort()).toEqual(Object.keys(listPages).sort());
  for (const {id, routeBasePath, blogTitle} of instances) {
    expect(listPagesOf(id)).toMatchObject({
      name: blogTitle,
      basePath: `/${routeBasePath}`,
      authorsPath: `/${routeBasePath}/authors`,
    });
    expect(fs.existsSync(path.join(__dirname, '../../..', id, 'authors.yml'))).toBe(true);
  }
});

test.each(['default', undefined])('the instance %s has none', (id) => {
  expect(() => listPagesOf(id)).toThrow(/^listPages\.ts: add the words/);
});
