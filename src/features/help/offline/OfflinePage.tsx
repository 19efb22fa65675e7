import type {ReactNode} from 'react';

import {HelpTitle} from '../HelpTitle/HelpTitle';
import {KeptPages} from './KeptPages';

/** The help pages on this device. The offline worker leads here instead of to a page that isn't among them. */
export function OfflinePage(): ReactNode {
  return (
    <>
      <HelpTitle title="Read the help center offline">
        Without a network, you can open the help pages that are on this device. To keep a page, open
        an article or a category, and click <strong>Keep for offline</strong>.
      </HelpTitle>
      <KeptPages />
    </>
  );
}
