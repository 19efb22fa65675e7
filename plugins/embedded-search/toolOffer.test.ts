import {offerTool} from './toolOffer';

test.each([
  ['550 5.7.26', 'bounce'],
  ['550-5.7.26 Your email has been blocked because the sender is unauthenticated.', 'bounce'],
  ['5.1.1', 'bounce'],
  [' 421 ', 'bounce'],
  ['v=spf1 include:_spf.google.com ~all', 'dns'],
  ['v=DKIM1; k=rsa; p=MIIB', 'dns'],
  ['_dmarc TXT v=DMARC1; p=none', 'dns'],
  [
    'Mail Delivery Subsystem: the message to ada@example.com was not delivered because the address was not found',
    'bounce',
  ],
])('%j is for the tool "%s", with the text as it is', (query, tool) => {
  expect(offerTool(query)).toEqual({tool, text: query.trim()});
});

test.each([
  '',
  '429',
  '404',
  'v2.4.2',
  '10.5.1.1',
  '555 leads',
  'undeliverable',
  'spf record',
  '5.1',
])('%j is for no tool', (query) => {
  expect(offerTool(query)).toBeNull();
});
