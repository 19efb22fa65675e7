import {brand} from '../../src/data/brand';
import {pageAt, postsOf, textOf} from './site';

const FEEDS = ['application/rss+xml', 'application/atom+xml', 'application/json'];

export function checkPosts(): void {
  test.each(['blog', 'changelog'] as const)('every feed of /%s has every post', (section) => {
    const {$} = pageAt(`/${section}`);
    for (const type of FEEDS) {
      const feed = $(`link[rel="alternate"][type="${type}"][href^="/${section}/"]`).attr('href');
      const text = textOf(feed ?? `/no-${type}`);
      const missing = postsOf(section).filter(({path}) => !text.includes(brand.url + path));
      expect([feed, missing.map(({path}) => path)]).toEqual([feed, []]);
      expect(text).not.toMatch(/ (?:class|style)=\\?"|<!--/);
    }
  });

  test('the blog and each topic mark themselves among the topics', () => {
    const {$: list} = pageAt('/blog/tags');
    const listed = Array.from(
      list('main a[href^="/blog/tags/"]'),
      (link) => list(link).attr('href') ?? '',
    );
    expect(listed.length).toBeGreaterThan(5);
    for (const path of ['/blog', ...listed]) {
      const current = pageAt(path).$('nav[aria-label="Blog topics"] [aria-current="page"]');
      expect([path, current.attr('href')]).toEqual([path, path]);
    }
  });

  test('the blog lists every post with its date, its length, and its topics', () => {
    const {$} = pageAt('/blog');
    expect($('main a[href="/blog/tags"]')).toHaveLength(1);
    const entries = $('main li:has(h2)').toArray();
    expect(entries).toHaveLength(postsOf('blog').length);
    for (const entry of entries) {
      const text = $(entry).text();
      expect([text, $(entry).find('time').attr('datetime')]).toEqual([
        text,
        expect.stringMatching(/^20/),
      ]);
      expect(text).toMatch(/\d+ min read/);
      expect([text, $(entry).find('a[href^="/blog/tags/"]').length]).not.toEqual([text, 0]);
    }
  });

  test('every blog post ends with two or three other posts', () => {
    const posts = postsOf('blog').map(({path}) => path);
    for (const {path, $} of postsOf('blog')) {
      const related = $('section:has(h2):not(:has(section))')
        .filter((_, section) => /^Related/.test($(section).find('h2').first().text()))
        .find('a[href^="/blog/"]');
      const links = Array.from(related, (link) => $(link).attr('href') ?? '');
      const isFine =
        [2, 3].includes(links.length) &&
        links.every((link) => link !== path && posts.includes(link));
      expect([path, links, isFine]).toEqual([path, links, true]);
    }
  });

  test('every illustration in a blog post has a name, and a description or a table', () => {
    for (const {path, $} of postsOf('blog')) {
      const words = (ids = '') =>
        ids
          .split(/\s+/)
          .map((id) => $(`[id="${id}"]`).text())
          .join(' ');
      const figures = $('article figure').toArray();
      expect([path, figures.length]).not.toEqual([path, 0]);
      for (const figure of figures) {
        const hasTable = $(figure).find('table').length > 0;
        const images = $(figure).find('[role="img"]').toArray();
        expect([path, hasTable || images.length > 0]).toEqual([path, true]);
        for (const image of images) {
          const name = $(image).attr('aria-label') ?? words($(image).attr('aria-labelledby'));
          expect([path, name]).toEqual([path, expect.stringMatching(/\w{3}/)]);
          const description = words($(image).attr('aria-describedby'));
          if (!hasTable) {
            expect([path, description]).toEqual([path, expect.stringMatching(/\w{3}/)]);
          }
        }
      }
    }
  });
}
