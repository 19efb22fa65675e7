/** Returns the path of a page's copy in Markdown, which plugins/machine-readable writes. */
export const markdownPath = (path: string): string => `${path.replace(/\/$/, '') || '/index'}.md`;
