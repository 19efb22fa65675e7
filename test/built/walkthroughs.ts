import {JSDOM} from 'jsdom';

import {screensIn} from '../../plugins/lib/front-matter/walkthrough';
import {MIN_SCREENS, clockTime, timelineOf} from '../../src/domain/walkthrough/timeline';
import {screensOnPage} from '../../src/features/help/walkthrough/screensOnPage';
import {helpArticles, straightQuotes} from './articles';
import {pageAt} from './site';

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
