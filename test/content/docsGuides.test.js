import {mdxFiles} from './mdxFiles';
import {wordCount} from './wordCount';

const files = mdxFiles();
const guides = files.filter(
  ({file}) =>
    (file.startsWith('docs/guides/') && !file.endsWith('index.mdx')) ||
    file === 'docs/security.mdx' ||
    file === 'docs/quick-start.mdx',
);

test('there are eight guides, security and the quick start', () => {
  expect(guides).toHaveLength(10);
});

test.each(guides.map(({file, content}) => [file, wordCount(content)]))(
  '%s has 600 to 1,500 words with its samples: %i',
  (_file, words) => {
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1500);
  },
);

test('an article that the documentation refers to refers to the documentation, too', () => {
  const forDevelopers = files.filter(({file}) => /^(docs|api)\//.test(file));
  const referredTo = new Set(
    forDevelopers.flatMap(({content}) =>
      Array.from(content.matchAll(/\/help\/article\/([a-z-]+)/g), ([, slug]) => slug),
    ),
  );
  expect(referredTo.size).toBeGreaterThan(4);
  for (const slug of referredTo) {
    const article = files.find(({file}) => file === `help/article/${slug}.mdx`);
    expect(`${slug}: ${/\]\(\/(docs|api)\b/.test(article?.content ?? '')}`).toBe(`${slug}: true`);
  }
});
