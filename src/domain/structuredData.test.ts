import '@site/test/fixtures/figures';

import {brand} from '../data/brand';
import {plans} from '../data/plans';
import {breadcrumbs, organization, softwareApplication, webSite} from './structuredData';

test('the site names its publisher by the id of the organization', () => {
  expect(webSite(brand).publisher['@id']).toBe(organization(brand)['@id']);
});

test('the product has an offer for each plan, at its monthly price', () => {
  const {offers} = softwareApplication(brand, plans);
  expect(offers.map(({name, price}) => `${name} ${price}`)).toEqual([
    'Free 0.00',
    'Pro 8.99',
    'Ultimate 100.00',
  ]);
});

test('the way to a page has complete addresses, counted from 1', () => {
  const {itemListElement} = breadcrumbs({url: 'https://a.example'}, [
    {name: 'Help', path: '/help'},
    {name: 'X', path: '/help/x'},
  ]);
  expect(itemListElement.map(({position, item}) => [position, item])).toEqual([
    [1, 'https://a.example/help'],
    [2, 'https://a.example/help/x'],
  ]);
});
