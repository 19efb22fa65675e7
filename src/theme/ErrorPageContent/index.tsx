// Change: offers a reload and a link to support instead of a stack trace, and makes way for the next page.
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import {useEffect, useState, type ReactNode} from 'react';

import {PageCrash} from '@site/src/features/resilience/PageCrash';

export default function ErrorPageContent(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const [failedPath] = useState(pathname);
  useEffect(() => {
    // Docs, API, and help pages keep their layout from page to page, and with it the boundary that shows this error.
    if (pathname !== failedPath) tryAgain();
  }, [pathname, failedPath, tryAgain]);
  return <PageCrash {...props} />;
}
