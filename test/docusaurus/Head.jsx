/** React 19 moves <title>, <meta>, and <link> into the head automatically. */
export default function Head({children}) {
  return children;
}
