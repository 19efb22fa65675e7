import {helpCategoryCards} from '../../src/data/help';
import {booklets, pageAt, textOf} from './site';

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
