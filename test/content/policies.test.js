import {legalLinks} from '../../src/data/navigation';
import {policies} from '../../src/data/policies';
import {mdxFiles} from './mdxFiles';

const pages = mdxFiles().filter(({frontMatter}) => frontMatter.badge === policies.badge);

test('every legal link of the footer leads to a page that shows the dates of the policies', () => {
  const paths = pages.map(({file}) => file.replace('src/pages', '').replace('.mdx', ''));
  expect(paths.sort()).toEqual(legalLinks.map(({to}) => to).sort());
});

test.each(pages.map(({file, ...page}) => [file, page]))('%s', (_file, {frontMatter, content}) => {
  const changed = new Date(frontMatter.updated).toISOString();
  expect(changed >= policies.inForceSince, 'changed after it came into force').toBe(true);
  expect(changed.slice(0, 7) <= policies.lastReviewed, 'reviewed since its last change').toBe(true);

  const sections = content.split(/^## /m).slice(1);
  expect(sections.length).toBeGreaterThan(0);
  const withoutSummary = sections.filter((section) => !/^.+\n\n<InShort\b/.test(section));
  expect(withoutSummary, 'each section starts with its summary').toEqual([]);
});
