import type {Props} from '@docusaurus/Head';
import OriginalHead from '@docusaurus/core/lib/client/exports/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState, type ReactNode} from 'react';

/**
 * Replaces Docusaurus's `<Head>`, which makes the document's head what the rendered components want. A built page has its
 * head, and while part of it isn't hydrated, the title and the classes of that part would be missing.
 */
export default function Head(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [isHydrated, setIsHydrated] = useState(isBrowser);
  useEffect(() => {
    // After the commit, because Helmet changes the document while React still renders the other parts.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isBrowser) setIsHydrated(true);
  }, [isBrowser]);
  return isHydrated ? <OriginalHead {...props} /> : null;
}
