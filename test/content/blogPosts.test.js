import {countWords} from '../../plugins/lib/blog-posts/countWords';
import {mdxFiles} from './mdxFiles';

const posts = mdxFiles().filter(({file}) => file.startsWith('blog/'));
const table = posts.map(({file, ...rest}) => [file, rest]);

const dayOf = ({date}) => (date instanceof Date ? date.toISOString().slice(0, 10) : date);

test('there are posts', () => {
  expect(posts.length).toBeGreaterThanOrEqual(4);
});

test.each(table)('%s is in a folder named by its date and its slug', (file, {frontMatter}) => {
  // The URL of the social card is derived from them.
  expect(file).toBe(`blog/${dayOf(frontMatter)}-${frontMatter.slug}/index.mdx`);
});

test.each(table)(
  '%s has between 700 and 1,500 words and at least one drawing',
  (_file, {content}) => {
    const words = countWords(content);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1500);
    expect(content).toContain('<Figure');
  },
);

test.each(table)('%s opens with its answer, above the fold of the lists', (_file, {content}) => {
  const [opening = ''] = content.split('{/* truncate */}');
  const words = opening
    .replace(/^import .*$/gm, '')
    .split(/\s+/)
    .filter(Boolean).length;
  expect(words).toBeGreaterThan(25);
  expect(words).toBeLessThan(110);
});
