import {countWords} from '../../plugins/lib/blogPosts';
import {checkFrontMatter} from '../../plugins/lib/front-matter/checkFrontMatter';
import {fillValues} from '../../plugins/lib/fillValues';
import {brand} from '../../src/data/brand';
import {legalLinks} from '../../src/data/navigation';
import {policies} from '../../src/data/policies';
import {mdxFiles} from './mdxFiles';

const files = mdxFiles();

/** Removes code samples, where `#` starts a comment instead of a heading. */
const withoutCode = (content) => content.replace(/^( *)```[\s\S]*?^\1```/gm, '');

/** Returns one line per rejected file: its path and the reason. */
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

describe('every file', () => {
  test('every content folder has files', () => {
    const folders = new Set(files.map(({file}) => file.split('/')[0]));
    expect([...folders]).toEqual(
      expect.arrayContaining(['api', 'blog', 'changelog', 'docs', 'help', 'src']),
    );
  });

  test("front matter matches its folder's schema", () => {
    expect(
      rejected(({file, frontMatter}) => errorOf(() => checkFrontMatter(file, frontMatter))),
    ).toEqual([]);
  });

  test('every [[value]] exists', () => {
    expect(rejected(({file, text}) => errorOf(() => fillValues(text, file)))).toEqual([]);
  });

  test("no file contains the product's name or domain", () => {
    // Matches whole words with the brand's spelling only, because a brand may share its name with a common word.
    const words = [brand.name, brand.domain].map((word) => word.replace(/\W/g, '\\$&'));
    const typed = new RegExp(`(?<!\\w)(${words.join('|')})(?!\\w)`);
    expect(
      rejected(({text}) => typed.test(text) && 'write [[brand.name]] or [[brand.domain]]'),
    ).toEqual([]);
  });

  test('no file has a first-level heading; the page renders the title', () => {
    expect(
      rejected(({content}) => /^# |<h1/m.test(withoutCode(content)) && 'remove the h1'),
    ).toEqual([]);
  });

  test("a blog post's file is named after its date and slug, which its social card and URL require", () => {
    const posts = files.filter(({file}) => file.startsWith('blog/'));
    const nameOf = ({date, slug}) =>
      `blog/${new Date(date).toISOString().slice(0, 10)}-${slug}/index.mdx`;
    expect(
      rejected(({file, frontMatter}) => file !== nameOf(frontMatter) && nameOf(frontMatter), posts),
    ).toEqual([]);
  });

  test.each([
    ['a blog post', /^blog\//, 700, 1500],
    ['a help article', /^help\/article\//, 250, 1500],
    ['a guide', /^docs\/guides\/(?!index)/, 600, 1500],
  ])('%s has a length within its limits', (_kind, path, min, max) => {
    const texts = files.filter(({file}) => path.test(file));
    expect(texts.length).toBeGreaterThan(0);
    const wrong = rejected(({content}) => {
      // Readers see one language of several.
      const words = countWords(content.replace(/<Languages>[\s\S]*?<\/Languages>/g, ''));
      return (words < min || words > max) && `${words} words, must be ${min} to ${max}`;
    }, texts);
    expect(wrong).toEqual([]);
  });
});

describe('policies', () => {
  const pages = files.filter(({frontMatter}) => frontMatter.badge === policies.badge);

  test('every legal link of the footer leads to a page that shows the dates of the policies', () => {
    const paths = pages.map(({file}) => file.replace('src/pages', '').replace('.mdx', ''));
    expect(paths.sort()).toEqual(legalLinks.map(({to}) => to).sort());
  });

  test.each(pages.map(({file, ...page}) => [file, page]))('%s', (_file, {frontMatter, content}) => {
    const changed = new Date(frontMatter.updated).toISOString();
    expect(changed >= policies.inForceSince, 'changed after it came into force').toBe(true);
    expect(changed.slice(0, 7) <= policies.lastReviewed, 'reviewed since its last change').toBe(
      true,
    );

    const sections = content.split(/^## /m).slice(1);
    expect(sections.length).toBeGreaterThan(0);
    const withoutSummary = sections.filter((section) => !/^.+\n\n<InShort\b/.test(section));
    expect(withoutSummary, 'each section starts with its summary').toEqual([]);
  });
});
