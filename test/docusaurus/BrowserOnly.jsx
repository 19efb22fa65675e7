export default function BrowserOnly({children}) {
  return children();
}
