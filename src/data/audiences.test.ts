import {audiences} from './audiences';
import {plans} from './plans';

test('audiences.ts: founder, sales lead and agency, in this order', () => {
  expect(audiences.map(({id}) => id)).toEqual(['founder', 'sales', 'agency']);
});

test.each(audiences)(
  'audiences.ts: $id has a button of its own, benefits and a plan that exists',
  (audience) => {
    expect(audiences.filter(({cta}) => cta === audience.cta)).toHaveLength(1);
    expect(audience.benefits.length).toBeGreaterThanOrEqual(3);
    expect(plans.map(({name}) => name)).toContain(audience.plan);
  },
);
