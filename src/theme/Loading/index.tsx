// Change: a page whose code can't load shows the error page, which offers a reload.
import type ThemeLoading from '@theme/Loading';
import type {ComponentProps} from 'react';

/** Docusaurus shows the old page until the new one is loaded, so there's nothing to show meanwhile. */
export default function Loading({error}: ComponentProps<typeof ThemeLoading>): null {
  if (error) throw error as Error;
  return null;
}
