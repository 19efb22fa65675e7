import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {MessagePage} from '@site/src/components/MessagePage/MessagePage';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {mailto} from '@site/src/lib/mailto';

/** The error page shown when a page's code throws. */
export function PageCrash({error, tryAgain}: Props): ReactNode {
  const report = {address: brand.mail.support, subject: 'Page error', body: error.message};
  return (
    <MessagePage
      badge="Error"
      title="Something went wrong."
      text="Reloading usually fixes it. If it happens again, tell us what you did, and we’ll look into it.">
      <Cluster as="p" gap={3} align="stretch">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <Button onClick={tryAgain}>Try again</Button>
        <Button variant="quiet" to={mailto(report)}>
          Email support
        </Button>
      </Cluster>
      <Text size="small" tone="muted" isBreakable>
        <code>{error.message}</code>
      </Text>
    </MessagePage>
  );
}
