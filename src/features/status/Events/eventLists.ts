import type {Incident, Maintenance, StatusRecord} from '@site/src/data/status/types';
import {resolvedAt} from '@site/src/domain/status/history';

const latestFirst = (a: Incident, b: Incident) => Date.parse(b.startedAt) - Date.parse(a.startedAt);

/** Incidents that last, the latest first. */
export function openIncidents({incidents}: StatusRecord): Incident[] {
  return incidents.filter((incident) => resolvedAt(incident) === null).sort(latestFirst);
}

/** Incidents that are over, the latest first. */
export function pastIncidents({incidents}: StatusRecord): Incident[] {
  return incidents.filter((incident) => resolvedAt(incident) !== null).sort(latestFirst);
}

/** Maintenance that had not ended at the moment of writing, the next first. */
export function plannedWork({maintenance, writtenAt}: StatusRecord): Maintenance[] {
  return maintenance
    .filter(({endsAt}) => Date.parse(endsAt) > Date.parse(writtenAt))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}
