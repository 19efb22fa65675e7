import {load} from 'cheerio';

import {articlePart, linkWithin} from './articlePart';
import {bookletPage} from './bookletPage';

const part = (slug: string, text: string) =>
  articlePart(
    load(`<h1>About ${slug} & more</h1><div class="theme-doc-markdown">${text}</div>`),
    slug,
  );

const bookletOf = (...articles: readonly ReturnType<typeof part>[]) =>
  load(
    bookletPage({
      ...{category: 'Billing & tax', description: 'Pay.', categoryPath: '/help/category/billing'},
      ...{brand: 'Acme', day: 'November 23, 2026', head: '', stylesheets: ['/a.css'], articles},
    }),
  );

test('articlePart: makes ids unique in the booklet, with everything that names them', () => {
  const {html} = part(
    'a',
    '<h2 id="x">X</h2><p id="y"></p><a href="#x">x</a><i aria-labelledby="x y"></i>',
  );
  const $ = load(html);
  expect($('h3').attr('id')).toBe('a--x');
  expect($('a').attr('href')).toBe('#a--x');
  expect($('i').attr('aria-labelledby')).toBe('a--x a--y');
});

test('articlePart: leaves out controls', () => {
  const {html} = part(
    'a',
    '<h2>X<a class="hash-link" href="#x">#</a></h2><button>Copy</button><p data-print="off">Tool</p><p>Text</p>',
  );
  expect(load(html).text()).toBe('XText');
});

test('articlePart: throws for a page without text', () => {
  expect(() => articlePart(load('<h1>A</h1>'), 'a')).toThrow('a has no text');
});

test('articlePart: leaves the page as it is', () => {
  const $ = load('<h1>A</h1><div class="theme-doc-markdown"><h2 id="x">X</h2></div>');
  const before = $.html();
  articlePart($, 'a');
  expect($.html()).toBe(before);
});

test.each([
  ['/help/article/b', '#b'],
  ['/help/article/b#x', '#b--x'],
  ['/help/article/other#x', '/help/article/other#x'],
  ['/help/article/b?play=1', '/help/article/b?play=1'],
  ['/pricing', '/pricing'],
])('linkWithin: links %p as %p', (from, to) => {
  expect(linkWithin(`<a href="${from}">`, new Set(['a', 'b']))).toBe(`<a href="${to}">`);
});

test('bookletPage: has each article once, in order, and a link to each in the contents', () => {
  const $ = bookletOf(part('b', '<p>B</p>'), part('a', '<p>A <a href="/help/article/b">b</a></p>'));
  expect(
    $('article')
      .toArray()
      .map(({attribs}) => attribs['id']),
  ).toEqual(['b', 'a']);
  expect(
    $('nav a')
      .toArray()
      .map(({attribs}) => attribs['href']),
  ).toEqual(['#b', '#a']);
  expect($('nav a').last().text()).toBe('About a & more');
  expect($('article a').attr('href')).toBe('#b');
  expect($('h1').text()).toBe('Billing & tax');
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
});
