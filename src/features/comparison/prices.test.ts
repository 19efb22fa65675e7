import '@site/test/fixtures/figures';
import {vendors} from '@site/src/data/vendors';
import {priceForFive, shownPrice} from './vendorRows';

test.each([
  [59, 49, {usd: 49, basis: 'billed annually'}],
  [null, 49, {usd: 49, basis: 'billed annually'}],
  [20, null, {usd: 20, basis: 'billed monthly'}],
  [0, null, {usd: 0, basis: 'billed monthly'}],
  [null, null, null],
])('shownPrice of %p monthly and %p annually is %p', (billedMonthly, billedAnnually, shown) => {
  expect(shownPrice({billedMonthly, billedAnnually})).toEqual(shown);
});

const ten = {usd: 10, basis: 'billed annually'} as const;

test.each([
  ['per user', {usd: 50, counts: 'each'}],
  ['per user, 1,000 active contacts/mo', {usd: 50, counts: 'each'}],
  ['per seat', {usd: 50, counts: 'each'}],
  ['per workspace, flat', {usd: 10, counts: 'flat'}],
  ['per account (unlimited users, 50k emails/mo)', {usd: 10, counts: 'flat'}],
  ['per account', null],
  ['per workspace', null],
  ['per month, 1 user only', null],
  ['per userbase', null],
])('priceForFive at $10 %s is %p', (unit, team) => {
  expect(priceForFive(ten, unit)).toEqual(team);
});

test('priceForFive of an unknown price is unknown', () => {
  expect(priceForFive(null, 'per seat')).toBeNull();
});

test('priceForFive covers the vendors whose unit says how users are counted', () => {
  const known = vendors.map(({name, pro}) => [name, priceForFive(shownPrice(pro), pro.unit)?.usd]);
  expect(Object.fromEntries(known)).toEqual({
    'Apollo.io': 395,
    Instantly: 77.6,
    lemlist: 435,
    Smartlead: undefined,
    'HubSpot Sales Hub': 450,
    'Reply.io': 445,
    Woodpecker: undefined,
    Hunter: undefined,
    'Snov.io': undefined,
    Pipedrive: 295,
    Close: 495,
  });
});
