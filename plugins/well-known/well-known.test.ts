import {brand} from '../../src/data/brand';
import {humansTxt, robotsTxt, securityTxt} from './index';

test('robotsTxt: names the sitemap and disallows search results', () => {
  expect(robotsTxt(brand)).toBe(
    `User-agent: *\nDisallow: /search\n\nSitemap: ${brand.url}/sitemap.xml\n`,
  );
});

test('securityTxt: has the two required fields and expires within a year', () => {
  const text = securityTxt(brand, '2026-11-21');
  expect(text).toContain(`Contact: mailto:${brand.mail.security}\n`);
  expect(text).toContain('Expires: 2027-11-20T00:00:00Z\n');
  expect(text).toContain(`Canonical: ${brand.url}/.well-known/security.txt\n`);
});

test('humansTxt: names the team and the date', () => {
  const text = humansTxt(brand, '2026-11-21');
  expect(text).toContain(brand.name);
  expect(text).toContain('Last update: 2026/11/21');
});
