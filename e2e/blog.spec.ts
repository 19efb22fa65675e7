import {load} from 'cheerio';
import {expect, test} from './support/test';
import {sitemapPaths} from './support/sitemap';

const posts = sitemapPaths().filter(
  (path) => /^\/blog\/[^/]+$/.test(path) && !/\/(tags|archive|authors)$/.test(path),
);
const [latest = ''] = posts;

/** Posts on a page of the list. */
const PAGE = 10;

/** The one piece of structured data of a built page that has the type. */
function structuredData(html: string, type: string): Record<string, unknown> {
  const $ = load(html);
  const found = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Record<string, unknown>)
    .filter((data) => data['@type'] === type);
  expect(found, `one ${type}`).toHaveLength(1);
  return found[0] ?? {};
}

test('there are posts to look at', () => {
  expect(posts.length).toBeGreaterThanOrEqual(4);
});

test.describe('as machines read it', () => {
  test.skip(({isMobile}) => isMobile, 'The width makes no difference.');

  for (const path of posts) {
    test(`${path} says what it is, by whom and since when`, async ({request}) => {
      const html = await (await request.get(path)).text();
      const data = structuredData(html, 'BlogPosting');
      const title = load(html)('h1').text();
      expect(data.headline).toBe(title);
      expect(data.datePublished).toMatch(/^20\d\d-\d\d-\d\dT/);
      expect(data.dateModified).toMatch(/^20\d\d-\d\d-\d\dT/);
      expect(String(data.dateModified) >= String(data.datePublished)).toBe(true);
      expect(data.wordCount).toBeGreaterThanOrEqual(700);
      expect(data.wordCount).toBeLessThanOrEqual(1500);
      expect(data.articleSection).toBeTruthy();
      expect(data.publisher).toMatchObject({'@type': 'Organization'});
      const authors = data.author as {'@type': string; name: string}[];
      expect(authors.length).toBeGreaterThan(0);
      for (const author of authors) expect(author['@type']).toBe('Organization');

      const {url} = data.image as {url: string};
      const card = await request.get(new URL(url).pathname);
      expect(card.headers()['content-type']).toBe('image/png');
      expect(load(html)('meta[property="og:image"]').attr('content')).toBe(url);
    });
  }

  test('the list is a blog with every post, and names its feeds', async ({request}) => {
    const html = await (await request.get('/blog')).text();
    const data = structuredData(html, 'Blog');
    const listed = (data.blogPost as {url: string}[]).map(({url}) => new URL(url).pathname);
    expect(posts).toEqual(expect.arrayContaining(listed));
    expect(listed).toHaveLength(Math.min(posts.length, PAGE));

    for (const type of ['application/rss+xml', 'application/atom+xml', 'application/json']) {
      const href = load(html)(`link[rel="alternate"][type="${type}"][href^="/blog/"]`).attr('href');
      const feed = await request.get(href ?? '/no-feed');
      expect(feed.status(), type).toBe(200);
      const text = await feed.text();
      for (const path of posts) expect(text, `${type} has ${path}`).toContain(path);
    }
  });
});

test('the list shows of each post what it is about, and leads on', async ({page}) => {
  await page.goto('/blog');
  const entries = page.getByRole('main').locator('li', {has: page.getByRole('heading')});
  await expect(entries).toHaveCount(Math.min(posts.length, PAGE));
  for (const entry of await entries.all()) {
    await expect(entry.locator('time')).toHaveAttribute('datetime', /^20/);
    await expect(entry.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(
      entry.getByText(/^(Deliverability|Writing|Leads|Working method)$/).first(),
    ).toBeVisible();
    await expect(entry.getByRole('list', {name: 'Tags'}).getByRole('link').first()).toBeVisible();
  }

  const ways = page.getByRole('navigation', {name: 'More ways to the posts'});
  await expect(ways.getByRole('link')).toHaveText([
    'By topic',
    'By year',
    'RSS',
    'Atom',
    'JSON Feed',
  ]);
  await ways.getByRole('link', {name: 'By topic'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog topics');
  await page.getByRole('main').getByRole('link', {name: 'DNS'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('DNS');
  await expect(page.getByRole('link', {name: 'SPF, DKIM and DMARC by example'})).toBeVisible();
});

test('a post ends with two or three others, and never with itself', async ({page}) => {
  for (const path of posts) {
    await page.goto(path);
    const related = page.locator('section', {
      has: page.getByRole('heading', {name: 'Related posts'}),
    });
    const links = await related
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length, path).toBeGreaterThanOrEqual(2);
    expect(links.length, path).toBeLessThanOrEqual(3);
    expect(links, path).not.toContain(path);
    expect(posts, path).toEqual(expect.arrayContaining(links));
  }
});

test('the contents lead to a part, also on a phone', async ({page, isMobile}) => {
  await page.goto(latest);
  const summary = page.locator('summary', {hasText: 'On this page'});
  if (isMobile) await summary.click();
  else await expect(summary).toBeHidden();
  const contents = isMobile
    ? page.locator('details', {hasText: 'On this page'})
    : page.getByRole('complementary', {name: 'On this page'});
  const link = contents.getByRole('link').nth(1);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('heading', {name})).toBeInViewport();
});

test('every drawing has a name, and says in words or in a table what there is to see', async ({
  page,
}) => {
  for (const path of posts) {
    await page.goto(path);
    const figures = page.locator('article figure');
    expect(await figures.count(), path).toBeGreaterThan(0);
    for (const figure of await figures.all()) {
      const drawings = figure.locator('[role="img"]');
      const hasTable = (await figure.getByRole('table').count()) > 0;
      expect(hasTable || (await drawings.count()) > 0, path).toBe(true);
      for (const drawing of await drawings.all()) {
        await expect(drawing).toHaveAccessibleName(/\w{3}/);
        if (!hasTable) await expect(drawing).toHaveAccessibleDescription(/\w{3}/);
      }
    }
  }
});
