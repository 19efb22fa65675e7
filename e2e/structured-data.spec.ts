import {load} from 'cheerio';
import {expect, test, type APIRequestContext} from 'playwright/test';
import * as z from 'zod';

import {brand} from '../src/data/brand';
import {helpArticles} from './support/articles';
import {frozenPaths, sitemapPaths} from './support/sitemap';

test.skip(({isMobile}) => isMobile, 'The width makes no difference.');

const text = z.string().min(1);
const address = z.url().startsWith(brand.url);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/);
const organization = z.looseObject({'@type': z.literal('Organization'), name: text});

/** What search engines ask of each type before they show anything of it. A type that is not listed is a mistake. */
const types = {
  Organization: z.looseObject({name: text, url: address, logo: address, sameAs: z.array(z.url())}),
  WebSite: z.looseObject({name: text, url: address}),
  SoftwareApplication: z.looseObject({
    name: text,
    applicationCategory: text,
    operatingSystem: text,
    offers: z
      .array(
        z.looseObject({price: z.string().regex(/^\d+\.\d{2}$/), priceCurrency: z.literal('USD')}),
      )
      .length(3),
  }),
  FAQPage: z.looseObject({
    mainEntity: z.array(z.looseObject({name: text, acceptedAnswer: z.looseObject({text})})).min(1),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({position: z.int().min(1), name: text, item: address}))
      .min(1),
  }),
  Blog: z.looseObject({blogPost: z.array(z.looseObject({headline: text, url: address})).min(1)}),
  BlogPosting: z.looseObject({
    headline: text.max(110),
    datePublished: day,
    url: address,
    author: z.union([organization, z.array(organization).min(1)]),
    image: z.unknown().refine(Boolean),
  }),
} satisfies Record<string, z.ZodType>;

type Type = keyof typeof types;

async function readHead(request: APIRequestContext, path: string) {
  const $ = load(await (await request.get(path)).text());
  const data = Array.from($('script[type="application/ld+json"]'), (script) => {
    const thing = JSON.parse($(script).text()) as {'@context': string; '@type': Type};
    return thing;
  });
  const meta = (property: string) => $(`meta[property="${property}"]`).attr('content');
  return {
    data,
    canonical: $('link[rel="canonical"]').attr('href'),
    shared: {title: meta('og:title'), image: meta('og:image'), url: meta('og:url')},
    twitter: {
      card: $('meta[name="twitter:card"]').attr('content'),
      image: $('meta[name="twitter:image"]').attr('content'),
    },
    markdown: $('link[rel="alternate"][type="text/markdown"]').attr('href'),
  };
}

test('every page says its one address, and what is shown when it is shared', async ({request}) => {
  test.slow(true, 'Each page has a card of its own to ask for.');
  for (const path of sitemapPaths()) {
    const {canonical, shared, twitter} = await readHead(request, path);
    expect.soft(canonical, `${path}: canonical`).toBe(brand.url + path);
    expect.soft(shared.url, `${path}: og:url`).toBe(brand.url + path);
    expect.soft(shared.title, `${path}: og:title`).toBeTruthy();
    expect.soft(twitter, path).toEqual({card: 'summary_large_image', image: shared.image});
    const card = new URL(shared.image ?? '').pathname;
    expect.soft((await request.head(card)).headers()['content-type'], card).toBe('image/png');
  }
});

/** A list of posts may be shared with the card of its section. */
const isPostList = (path: string) =>
  /^\/(blog|changelog)\/(archive|authors|page|tags)\b/.test(path);

test('every content page is shared with a card of its own', async ({request}) => {
  const owners = new Map<string, string>();
  const pages = sitemapPaths().filter((path) => !isPostList(path));
  for (const path of pages) {
    const {shared} = await readHead(request, path);
    const card = shared.image ?? '';
    expect.soft(owners.get(card), `${path}: who else has ${card}`).toBeUndefined();
    owners.set(card, path);
  }
  expect(owners.size).toBe(pages.length);
});

test('a frozen page is shared with the card of its current page', async ({request}) => {
  for (const path of frozenPaths()) {
    const frozen = await readHead(request, path);
    const current = await readHead(request, new URL(frozen.canonical ?? '').pathname);
    expect.soft(frozen.shared.image, path).toBe(current.shared.image);
  }
});

test('whatever is told to search engines is complete', async ({request}) => {
  const seen = new Set<string>();
  for (const path of sitemapPaths()) {
    const {data} = await readHead(request, path);
    for (const thing of data) {
      expect.soft(thing['@context'], path).toMatch(/^https:\/\/schema\.org\/?$/);
      const {error} = types[thing['@type']].safeParse(thing);
      expect.soft(error && z.prettifyError(error), `${path}: ${thing['@type']}`).toBeUndefined();
      seen.add(thing['@type']);
    }
  }
  expect([...seen].sort(), 'every type is used').toEqual(Object.keys(types).sort());
});

const expected: readonly [path: string, types: readonly Type[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/pricing', ['FAQPage', 'SoftwareApplication']],
  ['/blog', ['Blog']],
  ['/blog/spf-dkim-dmarc-by-example', ['BlogPosting']],
  ['/changelog/v2-5-0', ['BlogPosting']],
  ['/docs/quick-start', ['BreadcrumbList']],
  ...helpArticles().map(({path}): [string, readonly Type[]] => [path, ['BreadcrumbList']]),
];

for (const [path, kinds] of expected) {
  test(`${path} is described as ${kinds.join(' and ')}`, async ({request}) => {
    const {data} = await readHead(request, path);
    expect(data.map((thing) => thing['@type']).sort()).toEqual(kinds);
  });
}

for (const [path, authorsPath] of [
  ['/blog/spf-dkim-dmarc-by-example', '/blog/authors'],
  ['/changelog/v2-5-0', '/changelog/authors'],
] as const) {
  test(`the team that signs ${path} is named on ${authorsPath}`, async ({request}) => {
    const {data} = await readHead(request, path);
    const [author] = (data[0] as unknown as {author: {name: string; url: string}[]}).author;
    expect(author?.url).toBe(brand.url + authorsPath);
    expect(await (await request.get(authorsPath)).text()).toContain(author?.name ?? 'no name');
  });
}
