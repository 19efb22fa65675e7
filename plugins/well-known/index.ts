import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../../src/data/brand';

/** Writes the files that crawlers and researchers expect at fixed paths. */
export default function wellKnown({siteConfig}: LoadContext): Plugin {
  const builtOn = siteConfig.customFields?.builtOn as string;
  return {
    name: 'well-known',

    async postBuild({outDir}) {
      await fs.mkdir(path.join(outDir, '.well-known'), {recursive: true});
      const write = (file: string, text: string) => fs.writeFile(path.join(outDir, file), text);
      await Promise.all([
        write('robots.txt', robotsTxt),
        write('humans.txt', humansTxt(builtOn)),
        write('.well-known/security.txt', securityTxt(builtOn)),
      ]);
    },
  };
}

/** Allows everything: a crawler has to open a page to find its `noindex`. */
const robotsTxt = `User-agent: *\nDisallow:\n\nSitemap: ${brand.url}/sitemap.xml\n`;

/**
 * Returns the security contact in RFC 9116 format.
 *
 * @param builtOn YYYY-MM-DD; the file expires just under a year later, the RFC's recommended maximum, and each build
 * renews it
 */
function securityTxt(builtOn: string): string {
  const expires = new Date(`${builtOn}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return [
    `Contact: mailto:${brand.mail.security}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${brand.url}/.well-known/security.txt`,
    `Policy: ${brand.url}/security`,
    '',
  ].join('\n');
}

/** Returns the site's credits: https://humanstxt.org. */
const humansTxt = (builtOn: string): string =>
  [
    '/* TEAM */',
    `The people of ${brand.name}`,
    `Contact: ${brand.mail.support}`,
    '',
    '/* SITE */',
    `Last update: ${builtOn.replaceAll('-', '/')}`,
    'Language: English',
    'Standards: HTML, CSS, WCAG 2.2',
    'Built with: Docusaurus, React, TypeScript',
    '',
  ].join('\n');
