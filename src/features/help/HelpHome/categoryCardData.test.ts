import type {CatalogueEntry} from '@site/plugins/help-catalogue/catalogue';
import {catalogueCards, curatedCards} from './categoryCardData';

const entry = (slug: string, category: CatalogueEntry['category']): CatalogueEntry => ({
  slug,
  category,
  title: slug.toUpperCase(),
  permalink: `/help/2.4/article/${slug}`,
  description: '',
  difficulty: 'Beginner',
  readMinutes: 1,
  views: '1k',
});

test('curated questions lead to a heading of an article of the version', () => {
  const cards = curatedCards(
    [
      {
        name: 'Troubleshooting',
        articleCount: 28,
        answers: [{title: 'Q', article: 'a', anchor: 'b'}],
      },
    ],
    '/help',
  );
  expect(cards).toEqual([
    {name: 'Troubleshooting', count: 28, links: [{title: 'Q', to: '/help/article/a#b'}]},
  ]);
});

test('a frozen version lists its own articles and leaves out empty categories', () => {
  const cards = catalogueCards([
    entry('b', 'Billing & Plans'),
    entry('a', 'Getting Started'),
    entry('c', 'Getting Started'),
  ]);
  expect(cards.map(({name, count}) => [name, count])).toEqual([
    ['Getting Started', 2],
    ['Billing & Plans', 1],
  ]);
  expect(cards[0]?.links[0]).toEqual({title: 'A', to: '/help/2.4/article/a'});
});
