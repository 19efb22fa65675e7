import {audienceReducer} from './audienceMachine';

test('a press opens a closed card', () => {
  expect(audienceReducer(null, 'sales')).toBe('sales');
});

test('a press on another card closes the first', () => {
  expect(audienceReducer('sales', 'agency')).toBe('agency');
});

test('a press on the open card closes it', () => {
  expect(audienceReducer('sales', 'sales')).toBeNull();
});
