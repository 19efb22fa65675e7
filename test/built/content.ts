import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

import {audiences} from '../../src/data/audiences';
import {integrationCategories} from '../../src/data/integrations';
import {legalLinks, navGroups} from '../../src/data/navigation';
import {radarLeads} from '../../src/data/radarLeads';
import {statusRecord} from '../../src/data/status/status';
import {vendors} from '../../src/data/vendors';
import {hottestLeads} from '../../src/features/home/Ticker/hottestLeads';
import {helpArticles, straightQuotes} from './articles';
import {indexedPages, pageAt, pages} from './site';

const squeeze = (text: string) => text.replace(/\s+/g, ' ');
const textIn = ($: CheerioAPI, selector: string) => squeeze($(selector).text());

/** Text of page sections that must be in the HTML for readers without scripts. */
const sectionTexts: readonly [path: string, selector: string, words: readonly string[]][] = [
  ['/', '#highlights', hottestLeads().flatMap(({company, activity}) => [company, activity])],
  ['/', '#audiences', audiences.flatMap(({title, benefits}) => [title, ...benefits])],
  ['/pricing', '#vendors', vendors.map(({name}) => name)],
  [
    '/radar',
    '#radar',
    radarLeads.flatMap(({name, lastEvent, followUp}) => [name, lastEvent, followUp]),
  ],
  [
    '/integrations',
    'main',
    integrationCategories.flatMap(({tools}) => tools.map(({name}) => name)),
  ],
  ['/status', 'main', statusRecord.components.map(({name}) => name)],
  ['/api/search-leads', 'main', ['curl', 'await fetch', 'urllib', "require 'net/http'", '<?php']],
];

/** A value of an idempotency key that's part of the code, in place of one that's computed: quoted, or in a raw header. */
const FIXED_KEY =
  /idempotency[-_]?key['"]?\s*(?::|=>|=)\s*(['"`])([^'"`$#{}\s]+)\1|idempotency-key: *([\w-]+)/gi;

export function checkContent(): void {
  test.each(sectionTexts)('%s: %s has all its text in the HTML', (path, selector, words) => {
    const text = textIn(pageAt(path).$, selector);
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((word) => !text.includes(squeeze(word)))).toEqual([]);
  });

  test.each(helpArticles())('the article $slug has all its text in the HTML', (article) => {
    const {$} = pageAt(article.path);
    const text = straightQuotes(textIn($, 'article'));
    expect(article.lastParagraph.length).toBeGreaterThan(20);
    expect(straightQuotes($('h1').text())).toBe(article.title);
    const parts = [...article.headings, article.lastParagraph];
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  });

  test("every page's footer has all menu links", () => {
    const targets = [...navGroups.flatMap(({entries}) => entries), ...legalLinks];
    const problems = pages.flatMap(({path, $}) => {
      const linked = Array.from($('footer a[href]'), (link) => $(link).attr('href'));
      return targets
        .filter(({to}) => !linked.includes(to))
        .map(({to}) => `${path}: no link to ${to}`);
    });
    expect(problems).toEqual([]);
  });

  test('every heading of a table has a text, and no button of a mock screen is a link', () => {
    const problems = pages.flatMap(({path, $}) => [
      ...Array.from($('th:empty'), () => `${path}: an empty heading`),
      // MDX makes a link of an address that isn't in {'…'}.
      ...Array.from($('[data-part="action"] a'), (link) => `${path}: ${$(link).text()}`),
    ]);
    expect(problems).toEqual([]);
  });

  test('no link of a navigation shows the markup of a heading as text', () => {
    const problems = pages.flatMap(({path, $}) =>
      Array.from($('nav a, .table-of-contents a'), (link) => $(link).text())
        .filter((text) => text.includes('</'))
        .map((text) => `${path}: ${text}`),
    );
    expect(problems).toEqual([]);
  });

  test("forms can't submit without scripts, which would put the values into the URL", () => {
    const forms: [string, Cheerio<Element>][] = indexedPages.flatMap(({path, $}) =>
      $('main form:has([name="email"])')
        .toArray()
        .map((form): [string, Cheerio<Element>] => [path, $(form)]),
    );
    expect(forms.length).toBeGreaterThan(3);
    const open = forms.filter(([, form]) => {
      const submit = form.find('[type="submit"]');
      // Outside a dialog, the method does nothing.
      const isInert = form.is('[method="dialog"]:not(dialog *)');
      return !isInert && (submit.length === 0 || submit.is(':not([disabled])'));
    });
    expect(open.map(([path]) => path)).toEqual([]);
  });

  test('controls that keep a press until the page is awake are buttons, tabs, or fields', () => {
    const others = [
      ...['button', 'switch', 'tab'].map((role) => `[role=${role}]:not(button, input)`),
      ...['combobox', 'menuitem', 'option', 'radio', 'slider'].map((role) => `[role=${role}]`),
      'input:is([type=submit], [type=button])',
    ].join();
    expect(pages.filter(({$}) => $(others).length > 0).map(({path}) => path)).toEqual([]);
  });

  test('/cookies lists the stored keys without buttons that need scripts', () => {
    const {$} = pageAt('/cookies');
    const keys = $('main li:has(> p > code, > div > p > code)');
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.find('button').length).toBe(0);
  });

  test('only help pages have a version menu', () => {
    const offering = pages.filter(({$}) =>
      $('header.navbar nav[aria-label=Versions] a')
        .toArray()
        .some((link) => /^\d+\.\d+$/.test($(link).text().trim())),
    );
    const help = pages.filter(({path}) => /^\/help(\/|$)/.test(path));
    expect(help.length).toBeGreaterThan(10);
    expect(offering.map(({path}) => path).sort()).toEqual(help.map(({path}) => path).sort());
  });

  test('no idempotency key is in two samples, where the second would repeat the first one’s request', () => {
    expect('{"Idempotency-Key": "a-1"} Idempotency-Key: b-2'.match(FIXED_KEY)).toHaveLength(2);
    const keys = pages.flatMap(({path, $}) =>
      $('pre')
        .toArray()
        .flatMap((sample) =>
          Array.from($(sample).text().matchAll(FIXED_KEY), ([, , quoted, raw]) => [
            quoted ?? raw,
            path,
          ]),
        ),
    );
    const values = keys.map(([value]) => value);
    expect(keys.filter(([value], at) => values.indexOf(value) !== at)).toEqual([]);
  });

  test.each(legalLinks)('$to has a date', ({to}) => {
    const {$} = pageAt(to);
    expect($('main time').first().attr('datetime')).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
}
