import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/**
 * Adds an entry to the history without leaving the page, for a step that Back should return to.
 * After a push alone the theme moves the focus to the top, as for a new page (skipToContentUtils). After a replace it
 * doesn't, and both changes arrive together.
 */
export function pushInPlace(
  history: Pick<History, 'push' | 'replace'>,
  path: string,
  state?: object,
): void {
  history.push(path, state);
  history.replace(path, state);
}
