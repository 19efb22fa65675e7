import {socialCardOf} from './socialCard';

test.each([
  ['help/article/pricing-guide.mdx', '/social/help.png'],
  ['help_versioned_docs/version-2.4/article/pricing-guide.mdx', '/social/help.png'],
  ['api\\index.mdx', '/social/api.png'],
  ['blog/2026-11-03-dns-by-example.mdx', '/social/blog/dns-by-example.png'],
  ['blog/dns-by-example.mdx', '/social/blog.png'],
  ['changelog/2025-01-15-v2-5-0.mdx', '/social/changelog.png'],
  ['src/pages/privacy.mdx', undefined],
])('%s is shared with %p', (file, image) => {
  expect(socialCardOf(file).image).toBe(image);
});
