import Link from '@docusaurus/Link';
import {Check, X} from 'lucide-react';
import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {Icon} from '@site/src/components/Icon/Icon';
import {Section} from '@site/src/components/Section/Section';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {comparedFeatures} from '@site/src/data/comparedFeatures';
import {founderPlansWith} from '@site/src/data/planFeatures';
import {vendors, type Vendor} from '@site/src/data/vendors';
import {
  countMarks,
  countUnsourced,
  markOf,
  marksIn,
  restOf,
  unknownSign,
  type Mark,
} from '../marks';
import styles from './ShortComparison.module.css';

type Feature = (typeof comparedFeatures)[number];

/** Eight features of the product, a count over all other vendors, and some of those by name. */
export function ShortComparison({
  vendors,
  named,
}: {
  readonly vendors: readonly Vendor[];
  /** The vendors that get a column of their own. */
  readonly named: readonly Vendor[];
}): ReactNode {
  const columns: readonly Column<Feature>[] = [
    {
      key: 'feature',
      head: 'Feature',
      cell: ({title, question}) => (
        <div className={styles.feature}>
          <Text as="span" size="body" isBlock>
            {title}
          </Text>
          <Detail>{question}</Detail>
        </div>
      ),
    },
    {
      key: 'own',
      head: (
        <Text as="span" weight="bold" className={styles.own}>
          {brand.name}
        </Text>
      ),
      isKept: true,
      isMarked: true,
      cell: ({planFeature: id, ownNote}) => (
        <>
          <span className={styles.own}>
            <FeatureMark mark={ownNote ? 'partial' : 'yes'} />
          </span>
          <Detail>{[founderPlansWith(id), ownNote].filter(Boolean).join(', ')}</Detail>
        </>
      ),
    },
    {
      key: 'others',
      head: `All ${vendors.length} others`,
      isKept: true,
      cell: ({key}) => {
        const counts = countMarks(key, vendors);
        return (
          <>
            <Text as="span" weight="semibold" isFigures isOneLine>
              {counts.yes} of {vendors.length}
            </Text>
            <Detail>{restOf(counts)}</Detail>
          </>
        );
      },
    },
    ...named.map(({slug, name, features}): Column<Feature> => ({
      key: slug,
      head: name,
      cell: ({key}) => <FeatureMark mark={markOf(features[key])} />,
    })),
  ];
  return (
    <DataTable
      caption={`${brand.name} (founder plans) and ${vendors.length} other tools`}
      columns={columns}
      rows={comparedFeatures}
      rowKey={({key}) => key}
      rowName={({title}) => title}
      onPhone="lines"
    />
  );
}

function Detail({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Text as="span" size="label" tone="muted" weight="regular" isFigures isBlock>
      {children}
    </Text>
  );
}

const looks = {
  yes: {word: 'Yes', sign: <Icon icon={Check} />},
  partial: {word: 'Partial', sign: <span className={styles.half} />},
  no: {word: 'No', sign: <Icon icon={X} />},
  unknown: {word: 'Unknown', sign: unknownSign},
} satisfies Record<Mark, {word: string; sign: ReactNode}>;

/** A check, a half, a cross, or a dash, with its word, which is always announced and shown if there's room. */
function FeatureMark({
  mark,
  isSpelledOut = false,
}: {
  readonly mark: Mark;
  /** Shows the word at every width, as a legend does. */
  readonly isSpelledOut?: boolean;
}): ReactNode {
  const {word, sign} = looks[mark];
  return (
    <Cluster as="span" gap={2} isOneLine className={styles.mark}>
      <Cluster as="span" justify="middle" isInline className={styles.sign} aria-hidden="true">
        {sign}
      </Cluster>
      <span className={isSpelledOut ? undefined : styles.shortened}>{word}</span>
    </Cluster>
  );
}

/** The vendors most visitors know; all others are only counted. */
const wellKnown: readonly string[] = ['apollo', 'instantly', 'lemlist', 'hubspot-sales-hub'];

/** The product's eight main features, compared with the other tools. */
export function ShortComparisonSection(): ReactNode {
  return (
    <Section
      id="comparison"
      eyebrow="Side by side"
      title="Eight features in one tool."
      lead="Every tool here has some of them. We couldn’t confirm all eight in full for any other, and our LinkedIn steps are tasks that you complete yourself.">
      <ShortComparison
        vendors={vendors}
        named={vendors.filter(({slug}) => wellKnown.includes(slug))}
      />
      <Sources vendors={vendors} />
    </Section>
  );
}

/** The legend of the marks, their sources, and a link to the prices. */
export function Sources({vendors}: {readonly vendors: readonly Vendor[]}): ReactNode {
  const {recalled, unknown, all} = countUnsourced(vendors);
  return (
    <Stack gap={3}>
      <Cluster as="ul" gap={6} rowGap={2} aria-label="What the marks mean">
        {marksIn(vendors).map((mark) => (
          <Text as="li" key={mark} size="small">
            <FeatureMark mark={mark} isSpelledOut />
          </Text>
        ))}
      </Cluster>
      <Text size="small" tone="muted" isMeasured>
        Most ratings are from the vendors’ own pages. {recalled} of the {all} are based on general
        knowledge and have no cited source, and {unknown} are unknown.
      </Text>
      <p>
        <Text as={Link} to="/#vendors" size="small" tap="compact">
          Compare prices for all {vendors.length + 1}
        </Text>
      </p>
    </Stack>
  );
}
