// Change: provides the buttons of the sandbox, which docs and API pages use without an import.
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/DocItem';
import DocItem from '@theme-original/DocItem';
import type {ReactNode} from 'react';

import {TryIt, WebhookPlayground} from '@site/src/features/sandbox/view/TryIt';

const components = {TryIt, WebhookPlayground};

export default function DocItemWithSandbox(props: Props): ReactNode {
  return (
    <MDXProvider components={components}>
      <DocItem {...props} />
    </MDXProvider>
  );
}
