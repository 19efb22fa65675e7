import type {FieldSpec} from '@site/src/lib/forms/fields';

/** The name and the email of someone who gets a reply. `missingName` is shown while the name is empty. */
export const senderFields = (missingName: string): readonly FieldSpec<'name' | 'email'>[] => [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    missing: missingName,
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
];
