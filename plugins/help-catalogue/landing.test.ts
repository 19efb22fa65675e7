import {popularArticles} from '../../src/data/help';
import type {CatalogueEntry} from './catalogue';
import {catalogueCards, curatedCards, helpLanding, videoTopics} from './landing';

describe('landing', () => {
  const entry = (slug: string, category: CatalogueEntry['category']): CatalogueEntry => ({
    slug,
    category,
    title: slug.toUpperCase(),
    permalink: `/help/2.4/article/${slug}`,
    description: '',
  });

  test('curatedCards: links each question to a heading in an article of the version', () => {
    const cards = curatedCards(
      [
        {
          name: 'Troubleshooting',
          slug: 'fixes',
          description: '',
          guide: '',
          answers: [{title: 'Q', article: 'a', anchor: 'b'}],
        },
      ],
      [{category: 'Troubleshooting'}, {category: 'Integrations'}],
      '/help',
    );
    expect(cards).toEqual([
      {
        name: 'Troubleshooting',
        to: '/help/category/fixes',
        count: 1,
        links: [{title: 'Q', to: '/help/article/a#b'}],
      },
    ]);
  });

  test('catalogueCards: lists the articles of a frozen version and leaves out empty categories', () => {
    const cards = catalogueCards(
      [entry('b', 'Billing & Plans'), entry('a', 'Getting Started'), entry('c', 'Getting Started')],
      '/help/2.4',
    );
    expect(cards.map(({name, count}) => [name, count])).toEqual([
      ['Getting Started', 2],
      ['Billing & Plans', 1],
    ]);
    expect(cards[0]?.to).toMatch(/^\/help\/2\.4\/category\/./);
    expect(cards[0]?.links[0]).toEqual({title: 'A', to: '/help/2.4/article/a'});
  });

  test('catalogueCards: counts every article and links to the first six', () => {
    const [card] = catalogueCards(
      Array.from({length: 40}, (_, at) => entry(`a${at}`, 'Getting Started')),
      '/help/2.4',
    );
    expect(card?.count).toBe(40);
    expect(card?.links).toHaveLength(6);
  });

  test.each([true, false])(
    'helpLanding: has the same size with 20 and 2,000 articles (current version: %s)',
    (isLast) => {
      const sizeWith = (count: number) => {
        const catalogue = [
          ...popularArticles,
          ...Array.from({length: count}, (_, at) => `a${1e6 + at}`),
        ].map((slug) => entry(slug, 'Troubleshooting'));
        const landing = helpLanding(catalogue, '/help', isLast);
        expect(landing.popular.map(({title}) => title.toLowerCase())).toEqual(popularArticles);
        return JSON.stringify(landing).length;
      };
      // Counts have more digits.
      expect(sizeWith(2000) - sizeWith(20)).toBeLessThan(10);
    },
  );
});

describe('videoTopics', () => {
  const tours = [{title: 'From signal to lead', chapter: 2, duration: '0:44'}];
  const article = (
    slug: string,
    category: 'Integrations' | 'Troubleshooting',
    playsMs?: number,
  ) => ({
    title: `About ${slug}`,
    permalink: `/help/article/${slug}`,
    category,
    playsMs,
  });
  const topics = videoTopics(tours, [
    article('a', 'Troubleshooting', 72_000),
    article('b', 'Integrations', 45_000),
    article('c', 'Integrations'),
  ]);

  test('lists the tours first, and then the articles that can be played by category', () => {
    expect(topics).toEqual([
      {
        name: 'Product tour',
        videos: [{title: 'From signal to lead', to: '/demo?tour=1&chapter=2', duration: '0:44'}],
      },
      {
        name: 'Integrations',
        videos: [{title: 'About b', to: '/help/article/b?play=1', duration: '0:45'}],
      },
      {
        name: 'Troubleshooting',
        videos: [{title: 'About a', to: '/help/article/a?play=1', duration: '1:12'}],
      },
    ]);
  });
});
