/** React 19 moves <title>, <meta> and <link> into the head by itself. */
export default function Head({children}) {
  return children;
}
