import {ramp, rampTotals} from '../../data/sending';
import {planWarmup, stepsOf, warmupCalendar} from './planWarmup';

const most = ramp.at(-1)!.perDay;
const monday = '2026-11-23';

describe('planWarmup', () => {
  test('follows the ramp day by day, and reaches the target on the first day of its step', () => {
    const {days, total} = planWarmup(monday, most, true);
    expect(days).toHaveLength(ramp.at(-1)!.from);
    expect(stepsOf({days, total, mailboxes: 1}).map(({day, perDay}) => [day, perDay])).toEqual(
      ramp.map(({from, perDay}) => [from, perDay]),
    );
    expect(total).toBe(rampTotals.at(-1)!);
  });

  test('stops at a lower target, and never goes above it', () => {
    const {days} = planWarmup(monday, 100, true);
    expect(Math.max(...days.map(({perDay}) => perDay))).toBe(100);
    expect(days.at(-1)?.perDay).toBe(100);
    expect(planWarmup(monday, 5, true).days).toHaveLength(1);
  });

  test('leaves out weekends that aren’t sending days', () => {
    const dates = (hasWeekends: boolean) =>
      planWarmup('2026-11-20', 40, hasWeekends).days.map(({date}) => date);
    expect(dates(false)).toEqual(['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25']);
    expect(dates(true)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
    expect(planWarmup('2026-11-21', 20, false).days[0]?.date).toBe(monday);
  });

  test('crosses months and years', () => {
    expect(planWarmup('2026-12-30', 40, true).days.at(-1)?.date).toBe('2027-01-02');
  });

  test('needs a mailbox for each 20 emails while the mailboxes are new', () => {
    expect(
      planWarmup(monday, most, true).days.map(({perDay, mailboxes}) => perDay / mailboxes),
    ).toSatisfy((loads: number[]) => loads.every((load) => load <= 20));
  });

  test.each([
    ['soon', 40],
    ['2026-13-01', 40],
    [monday, 0],
    [monday, most + 1],
    [monday, NaN],
  ])('throws for %s and %d', (start, target) => {
    expect(() => planWarmup(start, target, true)).toThrow(RangeError);
  });
});

describe('warmupCalendar', () => {
  const plan = planWarmup(monday, most, false);
  const lines = warmupCalendar(plan, '20261122T090000Z', 'acme.example').split('\r\n');

  test('has an all-day event for each step', () => {
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(ramp.length);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261123');
    expect(lines).toContain('DTEND;VALUE=DATE:20261124');
    expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(ramp.length);
  });

  test('writes one email as singular', () => {
    const one = warmupCalendar(planWarmup(monday, 1, false), '20261122T090000Z', 'acme.example');
    expect(one).toContain('SUMMARY:Warm-up: 1 email a day\r\n');
  });

  test('ends each line with CRLF, folds long ones, and escapes commas', () => {
    expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(75);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain('emails\\, from at least');
  });
});
