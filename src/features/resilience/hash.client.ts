/**
 * Anyone can type a hash with a stray percent sign, such as `#50%`. Docusaurus decodes a hash after each change, and its
 * error would replace the page, so this encodes the sign before the router handles the change.
 */
function encodeStrayPercents(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', encodeStrayPercents, {capture: true});
}
