import type {Brand} from '../../src/data/brand';

/** What robots may read: everything but the search results. */
export function robotsTxt({url}: Pick<Brand, 'url'>): string {
  return `User-agent: *\nDisallow: /search\n\nSitemap: ${url}/sitemap.xml\n`;
}

/**
 * Whom to tell of a weakness: RFC 9116.
 *
 * @param builtOn YYYY-MM-DD; the file expires a year later, as the RFC advises at most, and each build renews it
 */
export function securityTxt({url, mail}: Pick<Brand, 'url' | 'mail'>, builtOn: string): string {
  const expires = new Date(`${builtOn}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return [
    `Contact: mailto:${mail.security}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    `Policy: ${url}/security`,
    '',
  ].join('\n');
}

/** Who made the site: https://humanstxt.org. */
export function humansTxt({name, mail}: Pick<Brand, 'name' | 'mail'>, builtOn: string): string {
  return [
    '/* TEAM */',
    `The people of ${name}`,
    `Contact: ${mail.support}`,
    '',
    '/* SITE */',
    `Last update: ${builtOn.replaceAll('-', '/')}`,
    'Language: English',
    'Standards: HTML, CSS, WCAG 2.2',
    'Built with: Docusaurus, React, TypeScript',
    '',
  ].join('\n');
}
