import {mdxFiles} from './mdxFiles';
import {samples} from './samples';
import {fillValues} from '../../plugins/lib/fillValues';
import {industries} from '../../src/data/demo/industries';
import {radarLeads} from '../../src/data/radarLeads';
import {fitMaxima, scoringEvents, signalRules, type ScoringEventId} from '../../src/data/scoring';
import {addPoints} from '../../src/domain/addPoints';
import {hotAlert, scoreOf} from '../../src/domain/leadScore';
import {sandboxSeed} from '../../src/domain/sandbox/seed/sandboxSeed';
import {document, operations} from '../api/contract';

/** The events that `cause` names. */
const causes: Readonly<Record<string, ScoringEventId>> = {
  email_opened: 'open',
  link_clicked: 'click',
  reply: 'reply',
  pricing_page_visit: 'pricing',
  demo_request: 'demo',
};

const scoreOfLead = new Map(sandboxSeed().leads.map(({id, score}) => [id, score]));

type Json = Readonly<Record<string, unknown>>;

/** A value and all objects inside it. */
function objectsIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Json, ...inside];
}

/** [where, value] of every example of the contract, and of every JSON sample of the docs. */
function examples(): [string, unknown][] {
  const {webhooks, components} = document;
  const all = [
    ...operations.map(({operation}) => operation),
    ...Object.values(webhooks).flatMap(({post}) => post ?? []),
  ];
  const contents = all.flatMap(({operationId, requestBody, responses}) =>
    [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).map((content) => [operationId, content] as const),
    ),
  );
  return [
    ...contents.flatMap(([operationId, content]) =>
      Object.entries(content.examples).map(([name, {value}]): [string, unknown] => [
        `openapi.yaml, ${operationId}, ${name}`,
        value,
      ]),
    ),
    ...Object.entries(components.schemas).flatMap(([name, schema]) =>
      (schema.examples ?? []).map((value): [string, unknown] => [`openapi.yaml, ${name}`, value]),
    ),
    ...samples
      .filter(({language}) => language === 'json')
      .map(({file, code}): [string, unknown] => [file, JSON.parse(code)]),
  ];
}

describe('examples of the API', () => {
  const all = examples();

  test('every score can be reached from the score of its lead', () => {
    const wrong: string[] = [];
    let count = 0;
    for (const [at, value] of all) {
      for (const {id, lead_id: leadId, email, score} of objectsIn(value)) {
        if (typeof score !== 'number') continue;
        count += 1;
        const start = leadId === null ? 0 : scoreOfLead.get(String(leadId ?? id));
        // Engagement is in steps of 5, and so are the ends of the scale.
        const isReachable =
          Number.isInteger(score) &&
          score >= 0 &&
          score <= 100 &&
          start !== undefined &&
          (score % 5 === 0 || (score - start) % 5 === 0);
        if (!isReachable) wrong.push(`${at}: ${String(email)} has ${score} and starts at ${start}`);
      }
    }
    expect(count).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  test('a hot lead event adds the points of its cause to the score before, and sends an alert', () => {
    const events = all.flatMap(([at, value]) =>
      objectsIn(value).flatMap(({previous_score: before, cause, lead}) =>
        typeof before === 'number'
          ? {at, before, cause: causes[String(cause)]!, lead: lead as Json}
          : [],
      ),
    );
    expect(events.length).toBeGreaterThan(2);
    for (const {at, before, cause, lead} of events) {
      const {points} = scoringEvents.find(({id}) => id === cause)!;
      expect([at, lead.score]).toEqual([at, addPoints(before, points).score]);
      expect([at, before]).toEqual([at, scoreOfLead.get(String(lead.id))]);
      expect([at, hotAlert(before, cause)]).not.toEqual([at, null]);
    }
  });

  test('the causes of a hot lead event are the events that add points', () => {
    const {schemas} = document.components;
    expect(
      schemas.LeadHotEvent?.properties?.data?.properties?.cause?.['x-extensible-enum'],
    ).toEqual(Object.keys(causes));
    const adding = scoringEvents.filter(({points}) => points > 0).map(({id}) => id);
    expect(Object.values(causes)).toEqual(adding);
  });
});

describe('articles and posts', () => {
  const texts = mdxFiles()
    .filter(({file}) => !file.startsWith('help_versioned_docs'))
    .map(({file, text}) => ({file, text: fillValues(text, file)}));
  const find = (pattern: RegExp) =>
    texts.flatMap(({file, text}) =>
      Array.from(text.matchAll(pattern), (match) => ({file, match: [...match]})),
    );

  const pointsOf = (name: string) =>
    scoringEvents.find(({unit}) => (unit as readonly string[]).includes(name))?.points;

  test('every calculation of a score adds up, by the points of its events', () => {
    const found = find(
      /Fit (\d+) \+ signals (\d+)((?: \+ \d+ [a-z ]+ \d+)*) = (\d+)(?:, capped at (\d+))?/g,
    );
    expect(found.length).toBeGreaterThan(3);
    for (const {file, match} of found) {
      const [line, fit = '', signals = '', events = '', sum = '', capped] = match;
      const terms = Array.from(
        events.matchAll(/(\d+) ([a-z ]+) (\d+)/g),
        ([, count, name, points]) => {
          expect([file, line, Number(points)]).toEqual([
            file,
            line,
            Number(count) * pointsOf(name!)!,
          ]);
          return Number(points);
        },
      );
      const total = [Number(fit), Number(signals), ...terms].reduce((a, b) => a + b, 0);
      expect([file, line, total]).toEqual([file, line, Number(sum)]);
      expect([file, line, capped ?? sum]).toEqual([file, line, String(Math.min(100, total))]);
      const maxFit = Object.values(fitMaxima).reduce((a, b) => a + b, 0);
      expect(Number(fit)).toBeLessThanOrEqual(maxFit);
      expect(Number(signals)).toBeLessThanOrEqual(signalRules.maxTogether);
    }
  });

  test('a lead of the demo or the radar has its own score on every screen', () => {
    const known = new Map(
      [...radarLeads, ...industries.flatMap(({leads}) => leads)].map((lead) => [
        lead.name,
        scoreOf(lead),
      ]),
    );
    const found = find(/<ScreenLead\s+name="([^"]+)"[^>]*?score=\{(\d+)\}/g);
    expect(found.length).toBeGreaterThan(2);
    for (const {file, match} of found) {
      const [, name, score] = match;
      expect([file, name, known.get(name!)]).toEqual([file, name, Number(score)]);
    }
  });
});
