// Change: none, because config/theme.ts doesn't let readers hide the sidebar.
export default function ExpandButton(): null {
  return null;
}
