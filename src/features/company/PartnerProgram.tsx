import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {brand} from '@site/src/data/brand';
import {commissionPerMonth, partnerTiers, shareOf, type PartnerTier} from '@site/src/data/partners';
import {formatPrice, plans} from '@site/src/data/plans';
import type {FieldSpec, Values} from '@site/src/lib/forms/fields';
import {useForm} from '@site/src/lib/forms/useForm';
import {storageKeys} from '@site/src/lib/storage';
import {MailForm} from './MailForm';
import type {Mail} from '@site/src/lib/mailto';
import {Prose} from './Rows';
import {senderFields} from './senderFields';

const columns: readonly Column<PartnerTier>[] = [
  {key: 'name', head: 'Tier', cell: ({name}) => name},
  {key: 'requirement', head: 'Requirement', cell: ({requirement}) => requirement},
  {
    key: 'commission',
    head: 'Commission',
    isNumeric: true,
    cell: shareOf,
  },
  ...plans
    .filter(({price}) => price.monthly > 0)
    .map((plan): Column<PartnerTier> => ({
      key: plan.name,
      head: `Per ${plan.name} customer`,
      isNumeric: true,
      cell: (tier) =>
        `${shareOf(tier)} of ${formatPrice(plan.price.monthly)} = $${commissionPerMonth(tier, plan).toFixed(2)}`,
    })),
];

/** The tiers, and what one customer brings a month in each. */
export function PartnerTiers(): ReactNode {
  return (
    <DataTable
      caption="Commission per month for a customer on a founder plan billed monthly, US dollars"
      columns={columns}
      rows={partnerTiers}
      rowKey={({name}) => name}
      onPhone="lines"
    />
  );
}

type PartnerField = 'name' | 'email' | 'company' | 'country' | 'customers' | 'introduction';

const fields: readonly FieldSpec<PartnerField>[] = [
  ...senderFields('Say who applies.'),
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

/** The steps to become a partner, and the application. */
export function PartnerApplication(): ReactNode {
  const form = useForm({form: 'partner', fields, draftKey: storageKeys.partnerDraft});
  return (
    <>
      <Prose>
        <ol>
          <li>Answer the questions. What you type stays here until you send it.</li>
          <li>You start as an Affiliate; there is no minimum to begin with.</li>
          <li>As your referred customers grow in number, your tier and its commission follow.</li>
        </ol>
      </Prose>
      <MailForm
        form={form}
        fields={fields}
        mail={partnerMail(form.state.values)}
        next="You get an answer by email, with the terms."
        sendLabel="Apply"
        mailLabel="Apply by email"
        withoutScripts={`The form needs JavaScript. Without it, apply by email to ${brand.mail.partners}.`}
        onSend={() => void form.send()}
      />
    </>
  );
}

/** The application as an email: every question with its answer; the applicant fills in empty ones there. */
function partnerMail(values: Values<PartnerField>): Mail {
  const lines = fields.map(({name, label}) => `${label}: ${values[name].trim()}`.trimEnd());
  return {
    address: brand.mail.partners,
    subject: 'Partner application',
    body: lines.join('\n'),
  };
}
