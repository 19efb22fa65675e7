import fs from 'node:fs';
import path from 'node:path';

import {parseSync} from 'oxc-parser';

import * as helpers from './client/helpers';
import {withoutAskAi} from './withoutAskAi';
import {buildSettings, pageConfig} from '.';

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

describe('withoutAskAi', () => {
  const chat = 'const chat = ({experimental_throttle}) => new Chat(experimental_throttle);';
  const answers = 'function Answers() { return "DocSearch-AskAiScreen-Container" + markdown(); }';

  const shaken = (code: string) => withoutAskAi([chat, answers, code].join('\n')).split('\n');

  test('keeps what the exports need, in order, and inert values for the chat and its answers', () => {
    const kept = shaken(`
      class Chat { constructor() { this.schema = zod(); } }
      function zod() { return markdown(); }
      function markdown() { return zod(); }
      const icon = () => 1, unused = zod();
      function Modal() { return [chat({}), Answers, icon()]; }
      export {Modal};`);
    expect(
      kept.map((line) =>
        line
          .split(/[ ;({]/)
          .slice(0, 2)
          .join(' '),
      ),
    ).toEqual(['var chat', 'var Answers', 'const icon', 'function Modal', 'export ']);
    expect(kept.slice(0, 2).join()).not.toMatch(/experimental|Container/);
  });

  test('keeps assignments to what it keeps, and drops others', () => {
    const kept = shaken(`
      function Menu() {}
      function Part() {}
      Menu.Part = Part, Menu.displayName = 'Menu';
      var kind;
      !function (names) { names.one = 1; }(kind || (kind = {}));
      var schema = {};
      schema.create = () => schema;
      schema.create();
      export const Modal = () => [Menu, kind];`);
    expect(kept.join('\n')).toMatch(/Menu\.Part = Part[\s\S]*kind = \{\}/);
    expect(kept.join('\n')).not.toContain('schema');
  });

  test('throws for a module without Ask AI, because it may have another name by then', () => {
    expect(() => withoutAskAi('export const Modal = () => null;')).toThrow('has changed');
  });

  test('makes the modal of the installed DocSearch less than half as long', () => {
    const file = new URL(import.meta.resolve('@docsearch/react/modal'));
    const code = fs.readFileSync(file, 'utf8');
    const lean = withoutAskAi(code);
    expect(lean.length).toBeLessThan(code.length / 2);
    expect(lean).not.toContain('ZodError');
    expect(parseSync('modal.js', lean).errors).toEqual([]);
  });
});
