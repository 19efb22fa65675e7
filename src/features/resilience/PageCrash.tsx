import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {MessagePage} from '@site/src/components/MessagePage/MessagePage';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';

/** What a visitor sees when a page's code fails: what to do about it, and whom to tell. */
export function PageCrash({error, tryAgain}: Props): ReactNode {
  const report = new URLSearchParams({subject: 'A page failed', body: error.message});
  return (
    <MessagePage
      badge="Our mistake"
      title="This page failed."
      text="Something in it went wrong. Reloading usually mends it. If it happens again, tell us what you did and we will look into it.">
      <Cluster as="p" gap={3} align="stretch">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <Button onClick={tryAgain}>Try again</Button>
        {/* URLSearchParams writes spaces as +, which mail programs show as they are. */}
        <Button
          variant="quiet"
          to={`mailto:${brand.mail.support}?${report.toString().replaceAll('+', '%20')}`}>
          E-mail support
        </Button>
      </Cluster>
      <Text size="small" tone="muted" isBreakable>
        <code>{error.message}</code>
      </Text>
    </MessagePage>
  );
}
