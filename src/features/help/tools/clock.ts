import {localDay} from '@site/src/lib/dates';

/** The visitor's day, as `2026-11-23`. */
export const today = (): string => localDay(new Date());

/** The time as a calendar writes it: `20261123T090000Z`. */
export const calendarStamp = (): string => new Date().toISOString().replace(/[-:]|\.\d+/g, '');
