import {monogram} from './monogram';

test.each([
  ['Salesforce', 'Sa'],
  ['Zoho CRM', 'ZC'],
  ['Microsoft Dynamics 365 Sales', 'MD'],
  ['Google Workspace (Gmail)', 'GW'],
  ['X', 'X'],
])('%s is drawn as %s', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});
