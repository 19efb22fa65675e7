import type {FieldSpec} from '@site/src/lib/forms/fields';

/** Name and email fields for a form that gets a reply. `missingName` is the error while the name is empty. */
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
    missing: 'Enter your email so we can reply.',
    autoComplete: 'email',
    maxLength: 254,
  },
];
