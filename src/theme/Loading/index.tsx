// Change: a page whose code can't load shows the error page, which offers a reload.
import type {LoadingComponentProps} from 'react-loadable';

/** Docusaurus shows the old page until the new one is loaded, so there's nothing to show meanwhile. */
export default function Loading({error}: LoadingComponentProps): null {
  if (error) throw error as Error;
  return null;
}
