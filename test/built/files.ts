import {createHash} from 'node:crypto';
import {existsSync, readdirSync} from 'node:fs';
import {parse} from 'yaml';

import {brand} from '../../src/data/brand';
import {DAY_MS} from '../../src/lib/dates';
import {markdownPath} from '../../src/lib/text';
import {
  fileOf,
  indexedPages,
  isServed,
  manifest,
  pageAt,
  pages,
  sitemapEntries,
  textOf,
} from './site';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const contracts = ['/api/openapi.yaml', '/api/openapi.json'] as const;

/** Dates come from commits, so there are none outside a repository. */
const testInRepository = existsSync('.git') ? test : test.skip;

export function checkFiles(): void {
  test('only the console loads a highlighter, because code is highlighted at build time', () => {
    const scripts = readdirSync(fileOf('/assets/js')).filter((name) => name.endsWith('.js'));
    const having = (text: string) =>
      scripts.filter((name) => textOf(`/assets/js/${name}`).includes(text));
    // The name of one of Prism's hooks, which minifying keeps.
    const highlighters = having('before-tokenize');
    expect(highlighters).toHaveLength(1);
    // A script that loads another has the id at the start of its name.
    const [id] = highlighters[0]!.split('.');
    const loading = having(`.e("${id}")`);
    expect(loading.filter((name) => !textOf(`/assets/js/${name}`).includes('Undo reset'))).toEqual(
      [],
    );
    expect(loading).not.toEqual([]);
  });

  test('every link is well-formed, and every internal link leads to a page or a file', () => {
    const problems: string[] = [];
    for (const {path, $} of pages) {
      // An <a> without href is a heading in the sidebar.
      for (const link of $('a[href]').toArray()) {
        const href = $(link).attr('href') ?? '';
        if (!/^(\/|#.|https:\/\/|mailto:.)/.test(href)) problems.push(`${path}: "${href}"`);
        const isInternal = /^\/(?!\/)/.test(href);
        if (isInternal && !isServed(href)) problems.push(`${path}: ${href} leads nowhere`);
      }
    }
    expect(problems).toEqual([]);
  });

  test('the manifest lists every indexed page, each with its own Markdown copy', () => {
    const listed = manifest.pages.map(({path}) => path);
    expect(indexedPages.filter(({path}) => !listed.includes(path))).toEqual([]);
    for (const {path, title, markdown, sha256} of manifest.pages) {
      const text = textOf(markdown);
      const [heading, , , , source] = text.split('\n');
      expect([path, heading, source]).toEqual([
        path,
        expect.stringMatching(/^# ./),
        `Source: ${brand.url}${path}`,
      ]);
      expect(text).toContain(title);
      expect([path, createHash('sha256').update(text).digest('hex')]).toEqual([path, sha256]);
      expect([path, /<(div|span|section|svg)[ >]/.exec(text)?.[0]]).toEqual([path, undefined]);
    }
  });

  test('every page announces its Markdown copy, and a page without one nothing', () => {
    const wrong = pages.filter(({path, $}) => {
      const link = $('link[type="text/markdown"]').attr('href');
      return link ? !isServed(link) : isServed(markdownPath(path));
    });
    expect(wrong.map(({path}) => path)).toEqual([]);
  });

  test('llms.txt links to Markdown copies that llms-full.txt contains', () => {
    const full = textOf('/llms-full.txt');
    const links = Array.from(
      textOf('/llms.txt').matchAll(/^- \[.+?\]\((.+?)\): .+$/gm),
      ([, link = '']) => link,
    );
    expect(links.length).toBeGreaterThan(30);
    const copies = links.filter((link) => link.endsWith('.md'));
    expect(copies.filter((link) => !full.includes(textOf(link)))).toEqual([]);
    const files = links.filter((link) => !link.endsWith('.md'));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(textOf(file)).not.toBe('');
  });

  test('every API page links to the OpenAPI document, which offers its files', () => {
    const api = indexedPages.filter(({path}) => /^\/api(\/|$)/.test(path));
    const without = api.filter(({$}) => $('main a[href="/api/openapi"]').length === 0);
    expect(without.map(({path}) => path)).toEqual([]);
    const {$} = pageAt('/api/openapi');
    const files = Array.from($('main a[download]'), (link) => $(link).attr('href') ?? '');
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect(textOf(file)).not.toBe('');
  });

  test('every feed of the API changelog has every version', () => {
    const {$} = pageAt('/api/changelog');
    const ids = Array.from($('article h2'), (heading) => $(heading).attr('id'));
    const feeds = Array.from($('link[rel="alternate"][href^="/api/changelog/"]'), (link) =>
      textOf($(link).attr('href') ?? ''),
    );
    expect(feeds).toHaveLength(3);
    for (const feed of feeds) {
      expect(ids.filter((id) => !feed.includes(`/api/changelog#${id}`))).toEqual([]);
    }
  });

  test("an operation's Markdown has its request in every language, and its errors", () => {
    const markdown = textOf('/api/create-campaign.md');
    for (const language of ['bash', 'javascript', 'python', 'ruby', 'php']) {
      expect(markdown).toContain(`\`\`\`${language}\n`);
    }
    const statuses = Array.from(markdown.matchAll(/"status": (\d{3})/g), ([, status]) => status);
    expect(new Set(statuses).size).toBeGreaterThan(5);
    expect(markdown).not.toMatch(/[^\s`]`{2}[^\s`]/);
  });

  test('Markdown separates what styles put on lines of their own, and adds no backslashes to records', () => {
    const withBreaks = manifest.pages.filter(({markdown}) => textOf(markdown).includes('<br>'));
    expect(withBreaks.length).toBeGreaterThan(5);
    expect(textOf('/help/article/email-auth.md')).toContain('_domainkey');
    expect(textOf('/help/article/email-auth.md')).not.toContain(String.raw`\_`);
  });

  test('robots.txt, security.txt, and humans.txt are at their standard paths', () => {
    expect(textOf('/robots.txt')).toContain(`Sitemap: ${brand.url}/sitemap.xml`);
    expect(textOf('/.well-known/security.txt')).toContain(`Contact: mailto:${brand.mail.security}`);
    expect(textOf('/humans.txt')).not.toBe('');
  });

  test('security.txt expires within a year, as RFC 9116 recommends', () => {
    const [, day = ''] = /^Expires: (\S+Z)$/m.exec(textOf('/.well-known/security.txt')) ?? [];
    expect(Date.parse(day)).toBeGreaterThan(Date.now());
    expect(Date.parse(day)).toBeLessThan(Date.now() + 365 * DAY_MS);
  });

  testInRepository(
    'every page has the date of its last change, and a list that of its latest post',
    () => {
      // A page that was never committed has no date: commit it, then build.
      expect(sitemapEntries.filter((entry) => !/<lastmod>\d{4}-\d{2}-\d{2}</.test(entry))).toEqual(
        [],
      );
      const undated = manifest.pages.filter(({lastChanged}) => !DAY.test(lastChanged ?? ''));
      expect(undated.map(({path}) => path)).toEqual([]);
      const daysOf = (wanted: RegExp) =>
        manifest.pages
          .filter(({path}) => wanted.test(path))
          .map(({lastChanged}) => String(lastChanged));
      const latest = daysOf(/^\/changelog\/v\d/)
        .sort()
        .at(-1);
      expect(daysOf(/^\/changelog(\/archive)?$/)).toEqual([latest, latest]);
    },
  );

  test('the API contract is the same document in YAML and JSON', () => {
    const json: unknown = JSON.parse(textOf(contracts[1]));
    expect(parse(textOf(contracts[0]))).toEqual(json);
    expect(json).toHaveProperty('servers.0.url', `https://api.${brand.domain}`);
  });
}
