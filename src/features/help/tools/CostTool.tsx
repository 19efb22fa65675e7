import {useState, type ReactNode} from 'react';

import {DataTable} from '@site/src/components/DataTable/DataTable';
import {Field} from '@site/src/components/Field/Field';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {formatPrice, formatUsd, plans} from '@site/src/data/plans';
import {withCommas} from '@site/src/data/written';
import {estimate} from '@site/src/domain/estimate/estimate';
import {cheapest, standardCosts, type StandardCost} from '@site/src/domain/estimate/standardCosts';
import {defaultUsage, readCount, usageFields, usageValues} from '@site/src/domain/estimate/usage';
import {ToolResult} from './ToolResult';

const [leadsField, automationsField, usersField] = usageFields;

/** The fields, with the founder estimate's rules for what's a number. */
const fields = [
  {id: 'emails', label: 'Emails a month', rule: automationsField!},
  {id: 'contacts', label: 'Contacts or leads', rule: leadsField!},
  {id: 'users', label: 'Users', rule: usersField!},
] as const;

const initial = {
  emails: '12500',
  contacts: String(1300),
  users: String(defaultUsage.users),
};

/** A calculator of a month's cost on the standard plans, and of the founder plan that fits. */
export default function CostTool(): ReactNode {
  const [texts, setTexts] = useState(initial);
  const read = fields.map(({id, label, rule}) => ({
    id,
    label,
    rule,
    reading: readCount(texts[id], rule),
  }));
  const [emails, contacts, users] = read.map(({reading}) =>
    'value' in reading ? reading.value : null,
  );

  return (
    <ToolResult>
      <Stack gap={6}>
        <Grid columns={10} gap={4}>
          {read.map(({id, label, rule, reading}) => (
            <Field
              key={id}
              type="number"
              inputMode="numeric"
              label={label}
              min={rule.min}
              error={'problem' in reading ? reading.problem : undefined}
              value={texts[id]}
              onChange={({target}) => setTexts((before) => ({...before, [id]: target.value}))}
            />
          ))}
        </Grid>
        {typeof emails === 'number' &&
          typeof contacts === 'number' &&
          typeof users === 'number' && <Costs emails={emails} contacts={contacts} users={users} />}
      </Stack>
    </ToolResult>
  );
}

function Costs(usage: {
  readonly emails: number;
  readonly contacts: number;
  readonly users: number;
}): ReactNode {
  const costs = standardCosts(usage);
  const best = cheapest(costs);
  const founderUsage = {leads: usage.contacts, automations: usage.emails, users: usage.users};
  const {plan, isBeyondStatedLeads} = estimate(founderUsage, plans);
  return (
    <>
      <div role="status">
        <Text as="h3" size="heading">
          {best.totalUsd === null
            ? `${best.plan.name} has room for ${withCommas(usage.users)} users`
            : `${best.plan.name} costs least of the standard plans with a list price: ${formatUsd(best.totalUsd)} a month`}
        </Text>
      </div>
      <DataTable<StandardCost>
        caption="A month on the standard plans, billed monthly, before tax"
        columns={[
          {key: 'plan', head: 'Plan', cell: ({plan: {name}}) => name},
          {
            key: 'price',
            head: 'Price',
            cell: ({plan: {monthlyUsd}}) =>
              monthlyUsd === null ? 'Quoted' : formatPrice(monthlyUsd),
            isNumeric: true,
          },
          {
            key: 'emails',
            head: 'Extra emails',
            cell: ({extraEmails}) => withCommas(extraEmails),
            isNumeric: true,
          },
          {
            key: 'contacts',
            head: 'Extra contacts',
            cell: ({extraContacts}) => withCommas(extraContacts),
            isNumeric: true,
          },
          {
            key: 'total',
            head: 'Total',
            cell: ({totalUsd, hasRoom, plan: {userLimit}}) =>
              hasRoom
                ? totalUsd === null
                  ? 'Ask sales'
                  : formatUsd(totalUsd)
                : `Up to ${userLimit} users`,
            isNumeric: true,
          },
        ]}
        rows={costs}
        rowKey={({plan: {name}}) => name}
        isMarked={(cost) => cost === best}
        onPhone="blocks"
      />
      <Text isTrimmed>
        {plan
          ? `In early access, ${plan.name} covers the same number of leads, automations, and users for ${formatPrice(plan.price.monthly)} a month.`
          : 'No founder plan covers this.'}{' '}
        {plan &&
          isBeyondStatedLeads &&
          `Ask sales before you plan for more than ${withCommas(plan.leadLimit.upTo)} leads. `}
        Each sequence email is one automation.
      </Text>
      <Cluster gap={5} rowGap={0}>
        <PlainLink
          to={`/pricing?${new URLSearchParams(usageValues(founderUsage)).toString()}#estimator`}
          weight="semibold"
          tap="full">
          Compare the founder plans
        </PlainLink>
        <PlainLink to="/help/article/overages" weight="semibold" tap="full">
          How overages work
        </PlainLink>
      </Cluster>
    </>
  );
}
