import type {StatusRecord} from '../../src/data/status/types';
import {currentLevel, overallLevel, uptimeOf} from '../../src/domain/status/history';

/** What `/status.json` says: the record, with what follows from it. */
export function statusJson(record: StatusRecord): object {
  const {writtenAt, components, incidents, maintenance} = record;
  return {
    writtenAt,
    status: overallLevel(record),
    components: components.map(({id, name, responseTimeMs}) => ({
      id,
      name,
      status: currentLevel(id, record),
      uptimePercent: uptimeOf(id, record),
      responseTimeMs,
    })),
    incidents,
    maintenance,
  };
}
