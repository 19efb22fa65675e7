import {appMenu, isAppPath, isScreenTitle} from '../../src/data/app';
import {mdxFiles} from './mdxFiles';

const files = mdxFiles().filter(({file}) => !file.includes('_versioned_docs/'));

const paths = /\*\*[^*\n]+\*\*(?:,\s+then\s+\*\*[^*\n]+\*\*)+/g;
const titles = /<Screen\s[^>]*?title="([^"]+)"/g;

/** The bold labels that ", then" joins: `[['Settings', 'Domains']]`. */
const pathsIn = (text: string) =>
  Array.from(text.matchAll(paths), ([path]) =>
    Array.from(path.matchAll(/\*\*([^*]+)\*\*/g), ([, label]) => label!),
  );

describe('isAppPath', () => {
  test.each([
    ['Settings, Domains', true],
    ['Settings, Team, Invite Team Member', true],
    ['Team, Roles', true],
    ['Settings, Integrations, Salesforce, Sync log', true],
    ['Settings, Suppression', false],
    ['Settings, Team, Invite Team Member, Send', false],
    ['Setings, Domains', false],
  ])('%s: %s', (path, isThere) => {
    expect(isAppPath(path.split(', '))).toBe(isThere);
  });
});

describe('isScreenTitle', () => {
  test.each([
    ['Settings / Domains / mail.acme.example', true],
    ['Campaigns / Q1 FinTech CFOs / People', true],
    ['Leads / Scoring rules', true],
    ['Domains / mail.acme.example', false],
    ['Settings / Notifications / Email', false],
    ['Settings / Emails', false],
  ])('%s: %s', (title, isThere) => {
    expect(isScreenTitle(title.split(' / '))).toBe(isThere);
  });
});

test('no two screens of the same level share a name', () => {
  const repeated = (screens: typeof appMenu): string[] => [
    ...screens.map(({name}) => name).filter((name, at, names) => names.indexOf(name) !== at),
    ...screens.flatMap(({screens: inner = []}) => repeated(inner)),
  ];
  expect(repeated(appMenu)).toEqual([]);
});

test('every path that a page names is in src/data/app.ts; join other steps with "and then"', () => {
  const found = files.flatMap(({file, content}) => pathsIn(content).map((path) => ({file, path})));
  expect(found.length).toBeGreaterThan(10);
  const unknown = found.filter(({path}) => !isAppPath(path));
  expect(unknown.map(({file, path}) => `${file}: ${path.join(', then ')}`)).toEqual([]);
});

test("every mock screen's title starts in the menu, unless it has no path", () => {
  const found = files.flatMap(({file, content}) =>
    Array.from(content.matchAll(titles), ([, title]) => ({file, title: title!})),
  );
  expect(found.length).toBeGreaterThan(10);
  const unknown = found.filter(
    ({title}) => title.includes(' / ') && !isScreenTitle(title.split(' / ')),
  );
  expect(unknown.map(({file, title}) => `${file}: ${title}`)).toEqual([]);
});
