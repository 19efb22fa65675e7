import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {brand} from '@site/src/data/brand';
import {comparedFeatures} from '@site/src/data/comparedFeatures';
import type {Vendor} from '@site/src/data/vendors';
import type {Plan} from '@site/src/data/plans';
import {countMarks, markOf, restOf} from '../marks';
import {FeatureMark} from './FeatureMark';
import styles from './ShortComparison.module.css';

/** Which founder plans hold a feature, by the smallest that does; empty when the plans do not say. */
function planNote(smallest: Plan['name'] | undefined): string {
  switch (smallest) {
    case 'Free':
      return 'All plans';
    case 'Pro':
      return 'From Pro';
    case 'Ultimate':
      return 'Ultimate only';
    case undefined:
      return '';
  }
}

type Feature = (typeof comparedFeatures)[number];

/** Eight features: the product, all other vendors counted, and some of them by name. */
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
          <span className={styles.title}>{title}</span>
          <span className={styles.detail}>{question}</span>
        </div>
      ),
    },
    {
      key: 'own',
      head: brand.name,
      cell: ({ownPlan}) => (
        <div className={styles.own}>
          <FeatureMark mark="yes" />
          <span className={styles.detail}>{planNote(ownPlan)}</span>
        </div>
      ),
    },
    {
      key: 'others',
      head: `All ${vendors.length} others`,
      cell: ({key}) => {
        const counts = countMarks(key, vendors);
        return (
          <div className={styles.count}>
            <span>
              {counts.yes} of {vendors.length}
            </span>
            <span className={styles.detail}>{restOf(counts)}</span>
          </div>
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
      caption={`${brand.name} and ${vendors.length} others, feature by feature`}
      columns={columns}
      rows={comparedFeatures}
      rowKey={({key}) => key}
      onPhone="lines"
    />
  );
}
