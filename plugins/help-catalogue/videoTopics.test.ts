import {videoTopics} from './landing';

const tours = [{title: 'From signal to lead', chapter: 2, duration: '0:44'}];
const article = (slug: string, category: 'Integrations' | 'Troubleshooting', playsMs?: number) => ({
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
