import {industries, industryOf} from './industries';

const people = industries.flatMap(({id, leads}) => leads.map((lead) => ({...lead, id})));

/** Fails with a sentence for the person who edits the data. */
function expectUnique(what: string, values: readonly string[]) {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  if (twice.length > 0)
    throw new Error(`data/demo: ${what} must be unique, twice: ${twice.join(', ')}`);
}

test('six industries in the order of the specification', () => {
  expect(industries.map(({name}) => name)).toEqual([
    'SaaS',
    'E-commerce',
    'FinTech',
    'HealthTech',
    'AI/ML',
    'MarTech',
  ]);
  for (const industry of industries) expect(industryOf(industry.id)).toBe(industry);
});

test('three leads each, hottest first, at least one of them hot', () => {
  for (const {leads} of industries) {
    const scores = leads.map(({score}) => score);
    expect(scores).toHaveLength(3);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores[0]).toBeGreaterThanOrEqual(80);
    expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true);
  }
});

test('18 people in 18 companies, with words of their own', () => {
  expect(people).toHaveLength(18);
  expectUnique(
    'names',
    people.map(({name}) => name),
  );
  expectUnique(
    'companies',
    people.map(({company}) => company),
  );
  expectUnique(
    'email addresses',
    people.map(({email}) => email),
  );
  for (const phrase of ['signal', 'topic', 'stake', 'value', 'proof', 'question'] as const) {
    expectUnique(
      `phrases.${phrase}`,
      people.map(({phrases}) => phrases[phrase]),
    );
  }
});

test('four insights each, none twice', () => {
  const lines = industries.flatMap(({insights}) => insights);
  expect(lines).toHaveLength(24);
  expectUnique('insights', lines);
  for (const line of lines) expect(line).toMatch(/^[A-Z].*\.$/);
});

test.each(people)('$name: every field is filled, in the form the page needs', (lead) => {
  expect(lead.email).toMatch(new RegExp(`^[a-z]+@${lead.company.toLowerCase()}\\.example$`));
  expect(lead.location).toMatch(/^[^,]+, [^,]+$/);
  expect(lead.employees).toMatch(/^[\d,]+ to [\d,]+$/);
  expect(lead.revenue).toMatch(/^\$\d+M to \$\d+M$/);
  expect(['High', 'Medium']).toContain(lead.intent);
  // They stand inside of sentences.
  expect(lead.recentActivity).toMatch(/^[a-z].*[^.]$/);
  expect(lead.painPoint).toMatch(/^[a-z].*[^.]$/);
  expect(lead.phrases.stake).toMatch(/^[a-z].*[^.]$/);
  expect(lead.phrases.value).toMatch(/^After the two weeks .*\.$/);
  expect(lead.phrases.proof).toMatch(/^[A-Z].*\.$/);
  expect(lead.phrases.question).toMatch(/^[A-Z].*\?$/);
  expect(lead.phrases.signal.length).toBeLessThanOrEqual(26);
  expect(lead.phrases.topic.length).toBeLessThanOrEqual(20);
});
