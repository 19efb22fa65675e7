import {brand} from '../../src/data/brand';
import {humansTxt, robotsTxt, securityTxt} from './texts';

test('robots learn where the sitemap is, and leave the search results alone', () => {
  expect(robotsTxt(brand)).toBe(
    `User-agent: *\nDisallow: /search\n\nSitemap: ${brand.url}/sitemap.xml\n`,
  );
});

test('security.txt has the two required fields, and expires within a year', () => {
  const text = securityTxt(brand, '2026-11-21');
  expect(text).toContain(`Contact: mailto:${brand.mail.security}\n`);
  expect(text).toContain('Expires: 2027-11-20T00:00:00Z\n');
  expect(text).toContain(`Canonical: ${brand.url}/.well-known/security.txt\n`);
});

test('humans.txt names the team and the day', () => {
  const text = humansTxt(brand, '2026-11-21');
  expect(text).toContain(brand.name);
  expect(text).toContain('Last update: 2026/11/21');
});
