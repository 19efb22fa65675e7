import {JSDOM} from 'jsdom';

import {screensIn} from '../../plugins/lib/front-matter/walkthrough';
import {helpCategoryCards} from '../../src/data/help';
import {bounceCauses} from '../../src/domain/bounce/causes';
import {MIN_SCREENS, clockTime, timelineOf} from '../../src/domain/walkthrough/timeline';
import {screensOnPage} from '../../src/features/help/walkthrough/screensOnPage';
import {helpArticles, straightQuotes} from './articles';
import {booklets, pageAt, textOf} from './site';

export function checkHelpTools(): void {
  test.each(bounceCauses)(
    'the article of the bounce "$id" exists, with its section',
    ({article}) => {
      const [path = '', section] = article.split('#');
      const {$} = pageAt(path);
      if (section) expect($(`[id="${section}"]`)).toHaveLength(1);
    },
  );
}

/** Checks the booklets that plugins/help-booklets writes. */
export function checkBooklets(): void {
  test.each(helpCategoryCards.map(({slug}) => slug))(
    'the booklet of "%s" has every article of its category, and its links lead somewhere',
    (slug) => {
      const {$: category} = pageAt(`/help/category/${slug}`);
      const {$} = booklets.find(({path}) => path === `/help/booklet/${slug}`)!;
      const listed = category('main ul a[href^="/help/article/"]')
        .toArray()
        .map(({attribs}) => attribs['href']?.replace('/help/article/', ''));
      const articles = $('article').toArray();
      expect(listed.length).toBeGreaterThan(0);
      expect(articles.map(({attribs}) => attribs['id'])).toEqual(listed);
      for (const article of articles) expect($(article).text().length).toBeGreaterThan(1000);

      const ids = new Set(
        $('[id]')
          .toArray()
          .map(({attribs}) => attribs['id']),
      );
      const broken = $('a[href^="#"]')
        .toArray()
        .map(({attribs}) => attribs['href']?.slice(1))
        .filter((id) => !ids.has(id));
      expect(broken).toEqual([]);
      const own = listed.map((article) => `a[href^="/help/article/${article}#"]`).join();
      expect($(own), 'links that leave the booklet for an article in it').toHaveLength(0);
      expect(category(`main a[href="/help/booklet/${slug}"]`)).toHaveLength(1);
    },
  );

  test('booklets aren’t in the sitemap or the list of pages', () => {
    expect(textOf('/sitemap.xml')).not.toContain('/help/booklet');
    expect(textOf('/pages.json')).not.toContain('/help/booklet');
  });
}

const withStraightQuotes = (value: unknown): unknown =>
  JSON.parse(straightQuotes(JSON.stringify(value).replace(/[“”]/g, String.raw`\"`)));

export function checkWalkthroughs(): void {
  const playable = helpArticles()
    .map(({path, body}) => ({path, screens: screensIn(body)}))
    .filter(({screens}) => screens.length >= MIN_SCREENS);

  test.each(playable)('$path: the page has what the build planned', ({path, screens}) => {
    // Only the article, because jsdom takes long to parse the page's stylesheets.
    const article = pageAt(path).$.html('article .markdown');
    const body = new JSDOM(article).window.document.querySelector('.markdown')!;
    const onPage = screensOnPage(body).map(({element: _element, ...screen}) => screen);
    expect(withStraightQuotes(onPage)).toEqual(withStraightQuotes(screens));
  });

  test('the help center lists every walkthrough with its length, and its page offers it', () => {
    expect(playable.length).toBeGreaterThan(40);
    const home = pageAt('/help').$;
    for (const {path, screens} of playable) {
      const duration = clockTime(timelineOf(screens).durationMs);
      expect(home(`main a[href="${path}?play=1"]`).text(), path).toMatch(
        new RegExp(`${duration}$`),
      );
      expect(pageAt(path).$('article button').text(), path).toContain(duration);
    }
    expect(home('main a[href$="?play=1"]')).toHaveLength(playable.length);
  });
}
