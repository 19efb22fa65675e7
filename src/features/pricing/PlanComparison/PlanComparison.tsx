import Link from '@docusaurus/Link';
import {Check, X} from 'lucide-react';
import type {ReactNode} from 'react';

import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {Callout} from '@site/src/components/Callout/Callout';
import {DataTable} from '@site/src/components/DataTable/DataTable';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {Inclusion} from '@site/src/data/planFeatures';
import {
  founderComparison,
  standardComparison,
  type Comparison,
  type ComparisonRow,
} from './comparisonRows';

const comparisons = {founder: founderComparison, standard: standardComparison};

interface PlanComparisonProps {
  readonly set: keyof typeof comparisons;
}

/** The plans of one set side by side: prices, limits, and the whole feature matrix. */
export function PlanComparison({set}: PlanComparisonProps): ReactNode {
  return (
    <BuiltHtml id={`plans-${set}`}>
      {process.env.HYDRATE_CLIENT_ENTRY ? null : <PlanTable set={set} />}
    </BuiltHtml>
  );
}

function PlanTable({set}: PlanComparisonProps): ReactNode {
  const comparison: Comparison = comparisons[set]();
  return (
    <DataTable
      caption={comparison.caption}
      columns={[
        {key: 'label', head: 'What you get', cell: Label},
        ...comparison.names.map((name, index) => ({
          key: name,
          head: (
            <>
              <Text as="span" size="medium" tone="ink" isHead>
                {name}
              </Text>{' '}
              {name === comparison.popular && (
                <Text as="span" size="label" tone="muted" isBlock>
                  Most Popular
                </Text>
              )}
            </>
          ),
          isMarked: name === comparison.popular,
          cell: ({values}: ComparisonRow) => <Value value={values[index] ?? false} />,
        })),
      ]}
      rows={comparison.rows}
      rowKey={({label}) => label}
      groupOf={({group}) => group}
      onPhone="headings"
    />
  );
}

const Label = ({label, note}: ComparisonRow) => (
  <>
    {label}{' '}
    {note && (
      <Text as="span" size="label" tone="muted" weight="regular" isBlock>
        {note}
      </Text>
    )}
  </>
);

function Value({value}: {readonly value: Inclusion}): ReactNode {
  if (typeof value === 'string') return value;
  return (
    <Cluster as="span" isInline style={{height: '1lh', verticalAlign: 'top'}}>
      {value ? (
        <Icon icon={Check} label="Included" />
      ) : (
        <Icon icon={X} size={16} tone="muted" label="Not included" />
      )}
    </Cluster>
  );
}

/** How the two sets of plans relate. */
export function TwoSets(): ReactNode {
  return (
    <Text as="div" isMeasured>
      <Callout title="Two sets of plans">
        <p>
          Founder plans are for members accepted through early access, and are measured in leads and
          automations. Everyone else is on a standard plan, measured in emails and contacts; see the{' '}
          <Link to="/help/article/pricing-guide">pricing guide</Link> for their terms. You can move
          from a founder plan to a standard plan at any time, but not back. To start on a standard
          plan, <Link to="/contact?topic=sales">write to sales</Link>: we send you a link for the
          free trial of Professional, and you choose a plan in the app.
        </p>
      </Callout>
    </Text>
  );
}
