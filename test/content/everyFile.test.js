import {countWords} from '../../plugins/lib/blogPosts';
import {checkFrontMatter} from '../../plugins/lib/front-matter/checkFrontMatter';
import {fillValues} from '../../plugins/lib/fillValues';
import {brand} from '../../src/data/brand';
import {mdxFiles} from './mdxFiles';

const files = mdxFiles();

/** Removes code samples, where a `#` starts a comment instead of a heading. */
const withoutCode = (content) => content.replace(/^( *)```[\s\S]*?^\1```/gm, '');

/** One line for each file that a check rejects: its path and the reason. */
const rejected = (check, among = files) =>
  among.flatMap((file) => {
    const reason = check(file);
    return reason ? [`${file.file}: ${reason}`] : [];
  });

const errorOf = (action) => {
  try {
    action();
    return null;
  } catch (error) {
    return error.message;
  }
};

test('files are found in every content folder', () => {
  const folders = new Set(files.map(({file}) => file.split('/')[0]));
  expect([...folders]).toEqual(
    expect.arrayContaining(['api', 'blog', 'changelog', 'docs', 'help', 'src']),
  );
});

test('front matter fits the schema of its folder', () => {
  expect(
    rejected(({file, frontMatter}) => errorOf(() => checkFrontMatter(file, frontMatter))),
  ).toEqual([]);
});

test('every [[value]] exists', () => {
  expect(rejected(({file, text}) => errorOf(() => fillValues(text, file)))).toEqual([]);
});

test('no file types the name or the domain of the product', () => {
  // Whole words in this spelling only: a brand may share its name with a common word.
  const words = [brand.name, brand.domain].map((word) => word.replace(/\W/g, '\\$&'));
  const typed = new RegExp(`(?<!\\w)(${words.join('|')})(?!\\w)`);
  expect(rejected(({text}) => typed.test(text) && 'write [[brand.name]]')).toEqual([]);
});

test('no file has a first-level heading; the page shows the title', () => {
  expect(rejected(({content}) => /^# |<h1/m.test(withoutCode(content)) && 'remove the h1')).toEqual(
    [],
  );
});

test('a blog post is named after its date and slug, where its social card and URL look for it', () => {
  const posts = files.filter(({file}) => file.startsWith('blog/'));
  const nameOf = ({date, slug}) =>
    `blog/${new Date(date).toISOString().slice(0, 10)}-${slug}/index.mdx`;
  expect(
    rejected(({file, frontMatter}) => file !== nameOf(frontMatter) && nameOf(frontMatter), posts),
  ).toEqual([]);
});

test.each([
  ['a blog post', /^blog\//, 700, 1500],
  ['a help article', /^help\/article\//, 600, 1500],
  ['a guide', /^docs\/guides\/(?!index)/, 600, 1500],
])('%s has the length that fits its kind', (_kind, path, min, max) => {
  const texts = files.filter(({file}) => path.test(file));
  expect(texts.length).toBeGreaterThan(0);
  const wrong = rejected(({content}) => {
    const words = countWords(content);
    return (words < min || words > max) && `${words} words, must be ${min} to ${max}`;
  }, texts);
  expect(wrong).toEqual([]);
});
