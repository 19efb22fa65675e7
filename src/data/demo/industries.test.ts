import {scoreOf} from '../../domain/leadScore';
import {hotFrom} from '../scoring';
import {industries} from './industries';

const people = industries.flatMap(({id, leads}) => leads.map((lead) => ({...lead, id})));

/** Fails with a message for the person who edits the data. */
function expectUnique(what: string, values: readonly string[]) {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  if (twice.length > 0)
    throw new Error(`data/demo: ${what} must be unique, twice: ${twice.join(', ')}`);
}

test.each(industries)(
  '$name: the leads come hottest first, and the first one is hot',
  ({leads}) => {
    const scores = leads.map(scoreOf);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores[0]).toBeGreaterThanOrEqual(hotFrom);
  },
);

test('no two leads share a name, a company, or an email address', () => {
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
  // Clauses that the page puts into sentences.
  for (const clause of [lead.recentActivity, lead.painPoint]) {
    expect(clause).toMatch(/^[a-z].*[^.?]$/);
  }
});
