import {industries, industryOf} from './industries';

const people = industries.flatMap(({id, leads}) => leads.map((lead) => ({...lead, id})));

/** Fails with a message for the person who edits the data. */
function expectUnique(what: string, values: readonly string[]) {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  if (twice.length > 0)
    throw new Error(`data/demo: ${what} must be unique, twice: ${twice.join(', ')}`);
}

test('every industry is found by its id', () => {
  for (const industry of industries) expect(industryOf(industry.id)).toBe(industry);
});

test.each(industries)('$name: scores fall from a hot lead, between 100 and 0', ({leads}) => {
  const scores = leads.map(({score}) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(scores[0]).toBeGreaterThanOrEqual(80);
  expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true);
});

test('no two leads share a name, a company, an address or a phrase', () => {
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

test('no insight is shown twice', () => {
  expectUnique(
    'insights',
    industries.flatMap(({insights}) => insights),
  );
});

test.each(people)('$name: every field has the form that the page needs', (lead) => {
  expect(lead.email).toMatch(new RegExp(`^[a-z]+@${lead.company.toLowerCase()}\\.example$`));
  expect(lead.location).toMatch(/^[^,]+, [^,]+$/);
  expect(lead.employees).toMatch(/^[\d,]+ to [\d,]+$/);
  expect(lead.revenue).toMatch(/^\$\d+M to \$\d+M$/);
  // These are parts of sentences.
  expect(lead.recentActivity).toMatch(/^[a-z].*[^.]$/);
  expect(lead.painPoint).toMatch(/^[a-z].*[^.]$/);
  expect(lead.phrases.stake).toMatch(/^[a-z].*[^.]$/);
  expect(lead.phrases.value).toMatch(/^After the two weeks .*\.$/);
  expect(lead.phrases.proof).toMatch(/^[A-Z].*\.$/);
  expect(lead.phrases.question).toMatch(/^[A-Z].*\?$/);
  expect(lead.phrases.signal.length).toBeLessThanOrEqual(26);
  expect(lead.phrases.topic.length).toBeLessThanOrEqual(20);
});
