import type {HelpCategory} from '../../data/help';
import {articleComponents, categoryComponents} from '../../data/status/helpComponents';
import type {Incident, StatusRecord} from '../../data/status/types';
import {resolvedAt} from './history';

/** Returns the open incidents that affect a component the article depends on, in the record's order. */
export function incidentsOfArticle(
  article: {readonly slug: string; readonly category: HelpCategory},
  record: StatusRecord,
): Incident[] {
  const components = articleComponents[article.slug] ?? categoryComponents[article.category] ?? [];
  return record.incidents.filter(
    (incident) => resolvedAt(incident) === null && components.some((id) => incident.affects[id]),
  );
}
