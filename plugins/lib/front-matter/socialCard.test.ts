import {socialCardOf} from './socialCard';

test.each([
  ['help/article/pricing-guide.mdx', '/social/help/article/pricing-guide.png'],
  [
    'help_versioned_docs/version-2.4/article/pricing-guide.mdx',
    '/social/help/article/pricing-guide.png',
  ],
  ['help/index.mdx', '/social/help.png'],
  ['help_versioned_docs/version-2.4/index.mdx', '/social/help.png'],
  ['api\\index.mdx', '/social/api.png'],
  ['docs/guides/index.mdx', '/social/docs/guides.png'],
  ['docs/guides/find-leads.mdx', '/social/docs/guides/find-leads.png'],
  ['blog/2026-11-03-dns-by-example/index.mdx', '/social/blog/dns-by-example.png'],
  ['changelog/2025-01-15-v2-5-0.mdx', '/social/changelog/v2-5-0.png'],
  ['src/pages/privacy.mdx', '/social/privacy.png'],
  ['src/components/a.mdx', undefined],
  ['api/openapi.yaml', undefined],
])('%s is shared with %p', (file, image) => {
  expect(socialCardOf(file).image).toBe(image);
});
