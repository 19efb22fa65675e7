import {useSyncExternalStore, type ReactNode} from 'react';

import {pageMarks, wakesPage} from '@site/src/lib/pageMarks';

const neverChanges = () => () => {};
const isSent = () =>
  (navigator as Navigator & {readonly globalPrivacyControl?: boolean}).globalPrivacyControl ===
  true;

/**
 * Says whether the visitor's browser sends Global Privacy Control, as the CCPA regulations (§ 7025(c)(6)) have required since 2026.
 *
 * @see https://w3c.github.io/gpc/
 */
export function GpcStatus(): ReactNode {
  const isOn = useSyncExternalStore<boolean | null>(neverChanges, isSent, () => null);
  return (
    <strong {...pageMarks.visitorsDevice} {...wakesPage()}>
      {isOn === true && 'Your browser sends this signal: opt-out request honored.'}
      {isOn === false && 'Your browser doesn’t send this signal.'}
    </strong>
  );
}
