import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/**
 * Adds an entry to the history without leaving the page, for a step that Back should return to.
 * After a push alone the theme moves the focus to the top, as for a new page (skipToContentUtils); after a replace it
 * leaves it where it is, and both changes arrive together.
 */
export function pushInPlace(history: Pick<History, 'push' | 'replace'>, path: string): void {
  history.push(path);
  history.replace(path);
}
