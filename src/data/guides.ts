/** Groups of the guides index, in front matter as `group`. docs/guides/index.mdx has a heading for each. */
export const guideGroups = ['Get started', 'Send', 'Connect', 'Run in production'] as const;
export type GuideGroup = (typeof guideGroups)[number];
