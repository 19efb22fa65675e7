import type {FieldSpec} from '@site/src/lib/forms/fields';

export type PartnerField = 'name' | 'email' | 'company' | 'country' | 'customers' | 'introduction';

export const partnerFields: readonly FieldSpec<PartnerField>[] = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    missing: 'Say who applies.',
    autoComplete: 'name',
    maxLength: 200,
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    missing: 'Without an address nobody can answer you.',
    autoComplete: 'email',
    maxLength: 254,
  },
  {
    name: 'company',
    label: 'Company and website',
    type: 'text',
    missing: 'Name your company, or yourself when you work alone.',
    autoComplete: 'organization',
    maxLength: 300,
  },
  {
    name: 'country',
    label: 'Country',
    type: 'text',
    hint: 'Where commissions would be paid.',
    autoComplete: 'country-name',
    maxLength: 100,
  },
  {
    name: 'customers',
    label: 'Customers you could refer in the first year',
    type: 'text',
    hint: 'A rough number is enough.',
    maxLength: 100,
  },
  {
    name: 'introduction',
    label: 'Who your customers are, and how you would introduce the product',
    type: 'area',
    missing: 'Two sentences are enough.',
    rows: 5,
    maxLength: 5000,
  },
];
