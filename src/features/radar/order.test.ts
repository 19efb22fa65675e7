import {radarLeads} from '@site/src/data/radarLeads';
import {hottestFirst} from './order';

const [lead] = radarLeads;
const of = (name: string, heat: number) => ({...lead!, name, heat});

test('hottest first, the same heat by name, and the given order stays as it was', () => {
  const given = [of('Omar', 40), of('Sara', 94), of('Dev', 40)];
  expect(hottestFirst(given).map(({name}) => name)).toEqual(['Sara', 'Dev', 'Omar']);
  expect(given[0]?.name).toBe('Omar');
});
