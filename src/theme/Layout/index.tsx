// Change: the content hydrates after the header, so that the header responds first (plugins/selective-hydration).
import OriginalLayout from '@theme-original/Layout';
import {Suspense, type ComponentProps, type ReactNode} from 'react';

export default function Layout({
  children,
  ...props
}: ComponentProps<typeof OriginalLayout>): ReactNode {
  return (
    <OriginalLayout {...props}>
      <Suspense>{children}</Suspense>
    </OriginalLayout>
  );
}
