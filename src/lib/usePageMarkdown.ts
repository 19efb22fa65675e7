import {useLocation} from '@docusaurus/router';
import {useCallback} from 'react';

/** The page being read as Markdown: where it stands beside the page, and how to get it. */
export function usePageMarkdown(): {
  readonly path: string;
  /** Rejects when it cannot be fetched; with `npm start` there is none. */
  readonly load: () => Promise<string>;
} {
  const {pathname} = useLocation();
  const address = pathname.replace(/\/$/, '');
  const path = address === '' ? '/index.md' : `${address}.md`;
  const load = useCallback(async () => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.text();
  }, [path]);
  return {path, load};
}
