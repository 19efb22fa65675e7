import {brand} from '../data/brand';
import {plans} from '../data/plans';
import {standardPlanList} from '../data/standardPlans';
import {organization, softwareApplication, webSite} from './structuredData';

test('webSite: references the organization as its publisher', () => {
  expect(webSite(brand).publisher['@id']).toBe(organization(brand)['@id']);
});

test('softwareApplication: has an offer for each plan with a price, by the month and by the year', () => {
  const {offers} = softwareApplication(brand, plans, standardPlanList);
  const priced = standardPlanList.filter(({monthlyUsd}) => monthlyUsd !== null);
  expect(offers.map(({name}) => name)).toEqual([...plans, ...priced].map(({name}) => name));
  for (const {price, priceSpecification} of offers) {
    expect(price).toMatch(/^\d+\.\d\d$/);
    const [monthly, yearly] = priceSpecification;
    expect(monthly).toMatchObject({price, unitCode: 'MON'});
    expect(yearly).toMatchObject({unitCode: 'ANN'});
    expect(Number(yearly?.price)).toBeLessThanOrEqual(12 * Number(price));
    expect(Number(yearly?.price)).toBeGreaterThanOrEqual(6 * Number(price));
  }
});
