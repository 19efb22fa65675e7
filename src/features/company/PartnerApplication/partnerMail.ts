import {brand} from '@site/src/data/brand';
import type {Values} from '@site/src/lib/forms/fields';
import type {Mail} from '../mailto';
import {partnerFields, type PartnerField} from './partnerFields';

/** The application as an email: every question with its answer, an empty one to be filled there. */
export function partnerMail(values: Values<PartnerField>): Mail {
  const lines = partnerFields.map(({name, label}) => `${label}: ${values[name].trim()}`.trimEnd());
  return {
    address: brand.mail.partners,
    subject: 'Partner application',
    body: lines.join('\n'),
  };
}
