import {relatedPosts, type Relatable} from './relatedPosts';

const post = (permalink: string, date: string, tags: string[], category?: string): Relatable => ({
  ...{permalink, tags, category},
  date: new Date(date),
});
const dns = post('/dns', '2026-11-03', ['deliverability', 'dns'], 'Deliverability');
const rules = post('/rules', '2026-06-16', ['deliverability', 'dns', 'law'], 'Deliverability');
const lists = post('/lists', '2026-08-04', ['deliverability', 'lists'], 'Deliverability');
const subjects = post('/subjects', '2026-10-06', ['subject-lines'], 'Writing');
const scoring = post('/scoring', '2026-09-01', ['scoring'], 'Leads');
const all = [dns, rules, lists, subjects, scoring];

const related = (to: Relatable, among: readonly Relatable[] = all) =>
  relatedPosts(to, among).map(({permalink}) => permalink);

test('the more is shared the earlier, and what shares nothing is left out', () => {
  expect(related(dns)).toEqual(['/rules', '/lists']);
});

test('a post never leads to itself', () => {
  for (const one of all) expect(related(one)).not.toContain(one.permalink);
});

test('a shared tag counts more than the category', () => {
  const sameTag = post('/tag', '2026-01-01', ['dns'], 'Writing');
  const sameCategory = post('/category', '2026-11-01', ['crm'], 'Deliverability');
  expect(related(dns, [sameCategory, sameTag])).toEqual(['/tag', '/category']);
});

test('among equals the newest comes first', () => {
  const twin = (permalink: string, date: string) => post(permalink, date, ['dns']);
  expect(related(dns, [twin('/old', '2026-02-01'), twin('/new', '2026-03-01')])).toEqual([
    '/new',
    '/old',
  ]);
});

test('at most three', () => {
  const many = [1, 2, 3, 4].map((day) => post(`/${day}`, `2026-01-0${day}`, ['dns']));
  expect(related(dns, many)).toEqual(['/4', '/3', '/2']);
});

test('a post that shares nothing gets the two newest', () => {
  expect(related(scoring)).toEqual(['/dns', '/subjects']);
});

test('a post with one relative gets the newest of the others too', () => {
  const crm = post('/crm', '2026-05-01', ['crm'], 'Leads');
  expect(related(crm)).toEqual(['/scoring', '/dns']);
});

test('releases have no category, which makes no two of them alike', () => {
  const one = post('/v2', '2025-01-15', ['feature']);
  const other = post('/v1', '2024-10-22', ['improvement']);
  const third = post('/v3', '2024-12-18', ['feature']);
  expect(related(one, [other, third])).toEqual(['/v3', '/v1']);
});

test('the only post has none', () => {
  expect(related(dns, [dns])).toEqual([]);
});
