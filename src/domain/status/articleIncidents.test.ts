import {existsSync} from 'node:fs';

import {articleComponents} from '@site/src/data/status/helpComponents';
import {eventfulRecord, quietRecord} from '@site/test/fixtures/statusRecords';
import {incidentsOfArticle} from './articleIncidents';

const [open, resolved] = eventfulRecord.incidents;
const idsOf = (...args: Parameters<typeof incidentsOfArticle>) =>
  incidentsOfArticle(...args).map(({id}) => id);

describe('incidentsOfArticle', () => {
  test('finds an open incident by the components of the article', () => {
    const article = {slug: 'webhook-deliveries', category: 'Troubleshooting'} as const;
    expect(idsOf(article, eventfulRecord)).toEqual([open!.id]);
  });

  test('finds an open incident by the components of the category', () => {
    const record = {...quietRecord, incidents: [{...open!, affects: {sync: 'degraded' as const}}]};
    expect(idsOf({slug: 'x-integration', category: 'Integrations'}, record)).toEqual([open!.id]);
  });

  test('leaves out incidents of other components and articles without components', () => {
    expect(idsOf({slug: 'no-leads-found', category: 'Troubleshooting'}, eventfulRecord)).toEqual(
      [],
    );
    expect(idsOf({slug: 'refunds', category: 'Billing & Plans'}, eventfulRecord)).toEqual([]);
  });

  test('leaves out resolved incidents', () => {
    const record = {...eventfulRecord, incidents: [resolved!]};
    expect(idsOf({slug: 'replies-missing', category: 'Troubleshooting'}, record)).toEqual([]);
  });
});

test.each(Object.keys(articleComponents))('helpComponents.ts: article %s exists', (slug) => {
  expect(existsSync(`help/article/${slug}.mdx`)).toBe(true);
});
