import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {
  commissionPerMonth,
  partnerTiers,
  shareOf,
  tierNamed,
  type PartnerTier,
} from '@site/src/data/partners';
import {formatPrice, plans} from '@site/src/data/plans';
import {storageKeys} from '@site/src/data/storageKeys';
import type {FieldSpec, Values} from '@site/src/lib/forms/fields';
import {useForm} from '@site/src/lib/forms/useForm';
import {mailto, type Mail} from '@site/src/lib/mailto';
import {MailForm, senderFields} from './MailForm';
import styles from './MailForm.module.css';

const columns: readonly Column<PartnerTier>[] = [
  {
    key: 'name',
    head: 'Tier',
    cell: (tier) => (
      <>
        <Text as="span" size="body" isBlock>
          {tier.name}, {shareOf(tier)}
        </Text>{' '}
        <Text as="span" size="label" tone="muted" weight="regular" isBlock>
          {tier.requirement}
        </Text>
      </>
    ),
  },
  ...plans
    .filter(({price}) => price.monthly > 0)
    .map((plan): Column<PartnerTier> => ({
      key: plan.name,
      head: plan.name,
      isNumeric: true,
      cell: (tier) => (
        <>
          <Text as="span" size="heading" isHead>
            ${commissionPerMonth(tier, plan).toFixed(2)}
          </Text>{' '}
          <Text as="span" size="label" tone="muted" isBlock className={styles.share}>
            {shareOf(tier)} of {formatPrice(plan.price.monthly)}
          </Text>
        </>
      ),
    })),
];

/** The tiers with the monthly commission for one customer on each plan. */
export function PartnerTiers(): ReactNode {
  return (
    <DataTable
      caption="Monthly commission per customer on a founder plan billed monthly, in US dollars, rounded to the cent"
      columns={columns}
      rows={partnerTiers}
      rowKey={({name}) => name}
    />
  );
}

type PartnerField = 'name' | 'email' | 'company' | 'country' | 'customers' | 'introduction';

const fields: readonly FieldSpec<PartnerField>[] = [
  ...senderFields('Enter your name.'),
  {
    name: 'company',
    label: 'Company and website',
    type: 'text',
    missing: 'Enter your company, or your own name if you work alone.',
    autoComplete: 'organization',
    maxLength: 300,
  },
  {
    name: 'country',
    label: 'Country',
    type: 'text',
    hint: 'Where we’d pay your commission.',
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
    label: 'Who your customers are, and how you’d introduce the product',
    type: 'area',
    missing: 'Enter a sentence or two.',
    rows: 5,
    maxLength: 5000,
  },
];

const steps = [
  'Apply with the form or by email.',
  'We reply by email, with the terms.',
  `You start at ${shareOf(tierNamed('Affiliate'))} as an Affiliate, with no minimum, and move up as you refer more customers.`,
];

/** The steps to become a partner, and the application form. */
export function PartnerApplication(): ReactNode {
  const form = useForm({form: 'partner', fields, draftKey: storageKeys.partnerDraft});
  return (
    <Grid columns={[2, 3]} collapse="mobile" gap={12} rowGap={8} align="start">
      <div className={styles.steps}>
        <Stack as="ol" gap={4} isDivided isFramed>
          {steps.map((step, index) => (
            <Grid as="li" key={step} columns={['1.5rem', 1]} collapse="never" align="baseline">
              <Text as="span" size="heading" isHead aria-hidden="true">
                {index + 1}
              </Text>
              {step}
            </Grid>
          ))}
        </Stack>
        <Text tone="muted" marginTop={4}>
          Questions about cookies and attribution, referring your own company, payouts, or tax
          forms? Ask{' '}
          <Link to={mailto({address: brand.mail.partners, subject: 'Partner program'})}>
            {brand.mail.partners}
          </Link>
          .
        </Text>
      </div>
      <MailForm
        form={form}
        fields={fields}
        mail={partnerMail(form.state.values)}
        next="We’ll reply by email, with the terms."
        sendLabel="Apply"
        mailLabel="Apply by email"
        withoutScripts={`The form needs JavaScript. Without it, apply by email to ${brand.mail.partners}.`}
        onSend={() => void form.send()}
      />
    </Grid>
  );
}

/** The application as an email: every question with its answer. Unanswered ones can be filled in there. */
function partnerMail(values: Values<PartnerField>): Mail {
  const lines = fields.map(({name, label}) => `${label}: ${values[name].trim()}`.trimEnd());
  return {
    address: brand.mail.partners,
    subject: 'Partner application',
    body: lines.join('\n'),
  };
}
