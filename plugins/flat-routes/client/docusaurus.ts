import {preparePage} from './pageRoutes';

/** The Network Information API, which only Chromium has. */
interface WithConnection {
  readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
}

function isSlowConnection(): boolean {
  const {connection} = navigator as WithConnection;
  return (
    connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'))
  );
}

/** Replaces `window.docusaurus`, which links call. */
export default Object.freeze({
  /** Called for each link in view. Does nothing, because it would fetch the HTML of every page in the sidebar. */
  prefetch: () => false,

  /** Called when the visitor points at a link. */
  preload(to: string) {
    if (isSlowConnection()) return false;
    // If it fails, opening the page tries again and loads it in full.
    return preparePage(new URL(to, window.location.href).pathname).catch(() => {});
  },
});
