import {checkFrontMatter} from '../../plugins/lib/front-matter/checkFrontMatter';
import {fillBrand} from '../../plugins/lib/brand-text/fillBrand';
import {brand} from '../../src/data/brand';
import {mdxFiles} from './mdxFiles';

const files = mdxFiles();
const table = files.map(({file, ...rest}) => [file, rest]);

/** Without what only looks like Markdown: a `#` in a code sample is a comment, not a heading. */
const withoutCode = (content) => content.replace(/^( *)```[\s\S]*?^\1```/gm, '');

test('files are found in every content folder', () => {
  expect(files.length).toBeGreaterThan(20);
  const folders = new Set(files.map(({file}) => file.split('/')[0]));
  expect(Array.from(folders).sort()).toEqual(
    ['api', 'blog', 'changelog', 'docs', 'help', 'help_versioned_docs', 'src'].sort(),
  );
});

test.each(table)('%s has front matter that its schema accepts', (file, {frontMatter}) => {
  expect(Object.keys(frontMatter).length).toBeGreaterThan(1);
  expect(() => checkFrontMatter(file, frontMatter)).not.toThrow();
});

test.each(table)('%s names only words that the brand has', (file, {text}) => {
  expect(() => fillBrand(text, brand, file)).not.toThrow();
});

test.each(table)('%s writes [[brand.name]] instead of the name', (_file, {text}) => {
  // As a word and in its own spelling: a brand may be called by a word that texts use.
  const words = [brand.name, brand.domain].map((word) => word.replace(/\W/g, '\\$&'));
  expect(text).not.toMatch(new RegExp(`(?<!\\w)(${words.join('|')})(?!\\w)`));
});

test.each(table)('%s leaves the first heading to its page', (_file, {content}) => {
  expect(withoutCode(content)).not.toMatch(/^# |<h1/m);
});
