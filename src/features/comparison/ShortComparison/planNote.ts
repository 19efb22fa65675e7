import type {Plan} from '@site/src/data/plans';

/** Which founder plans hold a feature, by the smallest that does; empty when the plans do not say. */
export function planNote(smallest: Plan['name'] | undefined): string {
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
