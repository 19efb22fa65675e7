import * as z from 'zod';

import {brand} from '../../src/data/brand';
import {pricingFaq} from '../../src/data/pricingFaq';
import {indexedPages, pageAt, postsOf, type BuiltPage} from './site';

const text = z.string().min(1);
const address = z.url().startsWith(brand.url);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/);
const organization = z.looseObject({'@type': z.literal('Organization'), name: text});

/** Properties that search engines require for each type. Unlisted types are errors. */
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
      .min(1),
  }),
  FAQPage: z.looseObject({
    mainEntity: z.array(z.looseObject({name: text, acceptedAnswer: z.looseObject({text})})).min(1),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({position: z.int().min(1), name: text, item: address}))
      .min(2),
  }),
  Blog: z.looseObject({blogPost: z.array(z.looseObject({headline: text, url: address})).min(1)}),
  BlogPosting: z.looseObject({
    headline: text.max(110),
    datePublished: day,
    dateModified: day.optional(),
    url: address,
    author: z.union([organization, z.array(organization).min(1)]),
    image: z.unknown().refine(Boolean),
  }),
} satisfies Record<string, z.ZodType>;

type Type = keyof typeof types;
type Thing = {readonly '@context': string; readonly '@type': Type} & Record<string, unknown>;

/** @throws with the page's path when a script isn't valid JSON */
function thingsOf({path, $}: BuiltPage): Thing[] {
  return Array.from($('script[type="application/ld+json"]'), (script) => {
    try {
      return JSON.parse($(script).text()) as Thing;
    } catch (error) {
      throw new Error(`${path}: structured data isn't JSON`, {cause: error});
    }
  });
}

/** Returns the page's only item of a type. */
function thingOf(page: BuiltPage, type: Type): Thing {
  const [thing, ...others] = thingsOf(page).filter((each) => each['@type'] === type);
  if (!thing || others.length > 0) throw new Error(`${page.path}: expected one ${type}`);
  return thing;
}

const typesOf = (page: BuiltPage) => thingsOf(page).map((thing) => thing['@type']);

export function checkStructuredData(): void {
  test('every item has the required properties, and every type is used', () => {
    const problems: string[] = [];
    const seen = new Set<string>();
    for (const page of indexedPages) {
      for (const thing of thingsOf(page)) {
        const type = thing['@type'];
        seen.add(type);
        if (!/^https:\/\/schema\.org\/?$/.test(thing['@context'])) {
          problems.push(`${page.path}: @context ${thing['@context']}`);
        }
        const error =
          type in types ? types[type].safeParse(thing).error : new Error('unknown type');
        if (error) problems.push(`${page.path}: ${type}: ${error.message}`);
      }
    }
    expect(problems).toEqual([]);
    expect([...seen].sort()).toEqual(Object.keys(types).sort());
  });

  test.each<[path: string, types: readonly Type[]]>([
    ['/', ['Organization', 'WebSite']],
    ['/pricing', ['FAQPage', 'SoftwareApplication']],
    ['/blog', ['Blog']],
  ])('%s has the types %j', (path, expected) => {
    expect(typesOf(pageAt(path)).sort()).toEqual(expected);
  });

  test('help articles, guides, and endpoints have breadcrumbs', () => {
    const deep = indexedPages.filter(({path}) => /^\/(help\/article|docs|api)\/./.test(path));
    expect(deep.length).toBeGreaterThan(10);
    expect(deep.filter((page) => typesOf(page).join() !== 'BreadcrumbList')).toEqual([]);
  });

  test('/pricing has the same questions in its structured data as on the page', () => {
    expect(thingOf(pageAt('/pricing'), 'FAQPage').mainEntity).toMatchObject(
      pricingFaq.map(({question, answer}) => ({name: question, acceptedAnswer: {text: answer}})),
    );
  });

  test.each(['blog', 'changelog'] as const)(
    'every post of /%s has its own title, card, dates, and team',
    (section) => {
      const posts = postsOf(section);
      expect(posts.length).toBeGreaterThan(3);
      const authors = pageAt(`/${section}/authors`).$('main').text();
      for (const page of posts) {
        const data = thingOf(page, 'BlogPosting');
        const team = data.author as {name: string; url: string}[];
        const image = page.$('meta[property="og:image"]').attr('content');
        expect({path: page.path, ...data}).toMatchObject({
          path: page.path,
          image: section === 'blog' ? {url: image} : data.image,
        });
        // In the heading, the sentence after a release's version starts with a capital.
        const heading = String(data.headline).replace(
          /^(v[\d.]+: )(.)/,
          (_start, version: string, letter: string) => version + letter.toUpperCase(),
        );
        expect(page.$('h1').text()).toBe(heading);
        const {datePublished, dateModified = datePublished} = data as {
          datePublished?: string;
          dateModified?: string;
        };
        const isInOrder = (dateModified ?? '') >= (datePublished ?? '');
        expect([page.path, isInOrder]).toEqual([page.path, true]);
        for (const {name, url} of team) {
          expect([page.path, url]).toEqual([page.path, `${brand.url}/${section}/authors`]);
          expect(authors).toContain(name);
        }
      }
    },
  );

  test("the blog's list has only posts that exist", () => {
    const listed = thingOf(pageAt('/blog'), 'Blog').blogPost as {url: string}[];
    const urls = postsOf('blog').map(({path}) => brand.url + path);
    expect(urls).toEqual(expect.arrayContaining(listed.map(({url}) => url)));
  });
}
