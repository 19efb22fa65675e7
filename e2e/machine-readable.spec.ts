import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';

import {brand} from '../src/data/brand';
import {hydrated} from './support/layout';
import {sitemapPaths} from './support/sitemap';
import {expect, test} from './support/test';

interface Manifest {
  readonly pages: readonly {
    path: string;
    title: string;
    lastChanged: string | null;
    markdown: string;
    sha256: string;
  }[];
}

const inside = (address: string) => new URL(address).pathname;

test.describe('as programs read it', () => {
  test.skip(({isMobile}) => isMobile, 'The width makes no difference.');

  test('the manifest has every page, and each stands beside it as Markdown', async ({request}) => {
    const {pages} = (await (await request.get('/pages.json')).json()) as Manifest;
    const listed = pages.map(({path}) => path);
    // Frozen versions are listed as well, the sitemap's pages all.
    for (const path of sitemapPaths()) expect.soft(listed, path).toContain(path);
    for (const {path, title, markdown, sha256} of pages) {
      const response = await request.get(inside(markdown));
      expect.soft(response.headers()['content-type'], path).toMatch(/^text\/markdown/);
      const text = await response.text();
      expect.soft(text, path).toMatch(new RegExp(`^# .+\n\n> .+\n\nSource: ${brand.url}${path}\n`));
      expect.soft(text, path).toContain(title);
      expect.soft(createHash('sha256').update(text).digest('hex'), path).toBe(sha256);
      expect.soft(text, `${path}: no tags are left`).not.toMatch(/<(div|span|section|svg)[ >]/);
    }
  });

  test('llms.txt leads to Markdown that is there, and llms-full.txt holds it', async ({
    request,
  }) => {
    const index = await (await request.get('/llms.txt')).text();
    expect(index).toMatch(new RegExp(`^# ${brand.name}\n\n> `));
    const full = await (await request.get('/llms-full.txt')).text();
    const links = Array.from(index.matchAll(/^- \[.+?\]\((.+?)\): .+$/gm), ([, link = '']) => link);
    expect(links.length).toBeGreaterThan(30);
    for (const link of links) {
      const response = await request.get(inside(link));
      expect.soft(response.status(), link).toBe(200);
      expect.soft(full, link).toContain(await response.text());
    }
  });

  test('robots, security.txt and humans.txt are where they are looked for', async ({request}) => {
    expect(await (await request.get('/robots.txt')).text()).toContain(
      `Sitemap: ${brand.url}/sitemap.xml`,
    );
    const security = await request.get('/.well-known/security.txt');
    expect(security.headers()['content-type']).toMatch(/^text\/plain/);
    expect(await security.text()).toContain(`Contact: mailto:${brand.mail.security}`);
    expect((await request.get('/humans.txt')).status()).toBe(200);
  });

  test('every page says when it was last changed, and a list when its latest post was', async ({
    request,
  }) => {
    test.skip(!existsSync('.git'), 'The days are those of commits, and this is no repository.');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const urls = Array.from(sitemap.matchAll(/<url>(.+?)<\/url>/gs), ([, entry = '']) => entry);
    expect(urls).toHaveLength(sitemapPaths().length);
    // A page that was never committed has none: commit it, then build.
    expect(urls.filter((entry) => !/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/.test(entry))).toEqual(
      [],
    );

    const {pages} = (await (await request.get('/pages.json')).json()) as Manifest;
    const undated = pages.filter(({lastChanged}) => !/^\d{4}-\d{2}-\d{2}$/.test(lastChanged ?? ''));
    expect(undated.map(({path}) => path)).toEqual([]);

    const dayOf = (wanted: RegExp) =>
      pages.flatMap(({path, lastChanged}) => (wanted.test(path) ? [lastChanged] : [])).sort();
    const posts = dayOf(/^\/changelog\/v\d/);
    expect(dayOf(/^\/changelog(\/archive)?$/)).toEqual([posts.at(-1), posts.at(-1)]);
  });
});

for (const path of [
  '/help/article/troubleshoot-bounces',
  '/docs/quick-start',
  '/privacy',
  '/blog/spf-dkim-dmarc-by-example',
]) {
  test(`${path} is copied as Markdown`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`Source: ${brand.url}${path}\n`);
    await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
      'href',
      `${path}.md`,
    );
    await expect(page.getByRole('link', {name: 'View this page as Markdown'})).toHaveAttribute(
      'href',
      `${path}.md`,
    );
  });
}
