import '@site/test/fixtures/figures';

import {brand} from '../data/brand';
import {plans} from '../data/plans';
import {standardPlanList} from '../data/standardPlans';
import {organization, softwareApplication, webSite} from './structuredData';

test('webSite: references the organization as its publisher', () => {
  expect(webSite(brand).publisher['@id']).toBe(organization(brand)['@id']);
});

test('softwareApplication: has an offer for each plan with a price, by the month', () => {
  const {offers} = softwareApplication(brand, plans, standardPlanList);
  expect(offers.map(({name, price}) => `${name} ${price}`)).toEqual([
    'Free 0.00',
    'Pro 8.99',
    'Ultimate 100.00',
    'Starter 49.00',
    'Professional 149.00',
  ]);
});
