import {facetFiltersOf, type DocsData} from './searchTags';

const version = (name: string, isLast: boolean) => ({name, label: name, isLast});
const docs: DocsData = {
  help: {versions: [version('current', true), version('2.4', false)]},
  api: {versions: [version('current', true)]},
};
const tags = (...names: string[]) => [
  'language:en',
  ['docusaurus_tag:default', ...names.map((name) => `docusaurus_tag:docs-${name}`)],
];

test.each([
  ['the current versions outside the docs', null, 'help-current'],
  ['the version that is being read', {plugin: 'help', version: '2.4'}, 'help-2.4'],
  ['the current version instead of an unknown one', {plugin: 'help', version: '9'}, 'help-current'],
  ['the current help from the API', {plugin: 'api', version: 'current'}, 'help-current'],
])('facetFiltersOf: searches %s', (_case, active, help) => {
  expect(facetFiltersOf(docs, 'en', active)).toEqual(tags(help, 'api-current'));
});
