import type {FieldSpec} from '@site/src/lib/forms/fields';

export type ContactField = 'name' | 'email' | 'company' | 'message';

export const contactFields: readonly FieldSpec<ContactField>[] = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    missing: 'Say who you are, so that we know whom to answer.',
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
    label: 'Company',
    type: 'text',
    autoComplete: 'organization',
    maxLength: 200,
  },
  {
    name: 'message',
    label: 'Message',
    type: 'area',
    missing: 'Say what it is about.',
    placeholder: 'Tell us how we can help',
    rows: 5,
    maxLength: 5000,
  },
];
