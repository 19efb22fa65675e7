/** Written by plugins/status-files. */
export const statusFeeds: readonly {readonly label: string; readonly href: string}[] = [
  {label: 'RSS', href: '/status/rss.xml'},
  {label: 'Atom', href: '/status/atom.xml'},
  {label: 'JSON Feed', href: '/status/feed.json'},
  {label: 'status.json', href: '/status.json'},
];
