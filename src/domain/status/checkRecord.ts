import {incidentPhases, type StatusRecord} from '../../data/status/types';
import {isDay} from '../../lib/dates';

/** Returns the errors in a status record, worded for the person who edits it. */
export function checkRecord(record: StatusRecord): string[] {
  const problems: string[] = [];
  const report = (where: string, problem: string) =>
    problems.push(`status.ts: ${where}: ${problem}`);
  const isTime = (text: string) =>
    /^.{10}T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text));

  if (!isTime(record.writtenAt)) {
    report('writtenAt', `must be a date and time with a time zone, got "${record.writtenAt}"`);
  }
  const writtenMs = Date.parse(record.writtenAt);
  const reportIfLater = (where: string, field: string, time: string) => {
    if (Date.parse(time) <= writtenMs) return;
    report(
      where,
      `${field} must not be later than writtenAt, "${record.writtenAt}", got "${time}"`,
    );
  };
  const known = record.components.map(({id}) => id);
  for (const id of repeated(known)) report(`component "${id}"`, 'is listed twice');

  const ids = [...record.incidents, ...record.maintenance].map(({id}) => id);
  for (const id of repeated(ids)) report(`"${id}"`, 'is the id of more than one event');
  for (const id of ids) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      report(`"${id}"`, 'an id must be lowercase words joined by hyphens');
    }
  }

  for (const {id, affects, startedAt, updates} of record.incidents) {
    const where = `incident "${id}"`;
    const affected = Object.keys(affects);
    if (affected.length === 0) report(where, 'affects no component');
    for (const name of affected) {
      if (!known.includes(name as never)) report(where, `component "${name}" doesn't exist`);
    }
    if (updates.length === 0)
      report(where, "has no update: post at least that you're investigating");
    const times = [startedAt, ...updates.map(({at}) => at)];
    for (const time of times.filter((text) => !isTime(text))) {
      report(where, `"${time}" isn't a date and time with a time zone`);
    }
    const fields = ['startedAt', ...updates.map((_update, index) => `updates[${index}].at`)];
    for (const [index, time] of times.entries()) {
      // The board shows the state at `writtenAt`, so it would miss a later incident that the list shows as open.
      reportIfLater(where, fields[index]!, time);
    }
    if (!isSorted(times.map(Date.parse)))
      report(where, 'updates must come after startedAt, oldest first');
    if (!isSorted(updates.map(({phase}) => incidentPhases.indexOf(phase)))) {
      report(where, `phases must follow the order ${incidentPhases.join(', ')}`);
    }
    if (updates.filter(({phase}) => phase === 'resolved').length > 1)
      report(where, 'is resolved twice');
  }

  for (const {id, components, announcedAt, startsAt, endsAt} of record.maintenance) {
    const where = `maintenance "${id}"`;
    if (components.length === 0) report(where, 'affects no component');
    for (const name of components) {
      if (!known.includes(name)) report(where, `component "${name}" doesn't exist`);
    }
    for (const time of [announcedAt, startsAt, endsAt].filter((text) => !isTime(text))) {
      report(where, `"${time}" isn't a date and time with a time zone`);
    }
    reportIfLater(where, 'announcedAt', announcedAt);
    if (Date.parse(endsAt) <= Date.parse(startsAt)) report(where, 'must end after it starts');
  }
  return problems;
}

const repeated = (names: readonly string[]) =>
  new Set(names.filter((name, index) => names.indexOf(name) !== index));

const isSorted = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? 0) <= value);
