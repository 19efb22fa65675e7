import {useLocation} from '@docusaurus/router';
import {useCallback} from 'react';

/** The current page as Markdown: its path, and a function that loads it. */
export function usePageMarkdown(): {
  readonly path: string;
  /** Rejects if the file can't be fetched. `npm start` doesn't create it. */
  readonly load: () => Promise<string>;
} {
  const {pathname} = useLocation();
  const pagePath = pathname.replace(/\/$/, '');
  const path = pagePath === '' ? '/index.md' : `${pagePath}.md`;
  const load = useCallback(async () => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.text();
  }, [path]);
  return {path, load};
}
