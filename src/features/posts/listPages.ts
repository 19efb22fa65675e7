/** Titles and descriptions of the lists that the blog plugin makes for each of its instances, by the instance's id. */
export const listPages = {
  blog: {
    tags: {
      title: 'Blog tags',
      description:
        'Every topic of the blog, from deliverability to DNS, each with the posts about it.',
    },
    authors: {
      title: 'Blog authors',
      description: 'The teams that write the blog, and what each of them works on all day.',
    },
  },
  changelog: {
    tags: {
      title: 'Changelog tags',
      description: 'The releases by kind: those with a new feature and those with an improvement.',
    },
    authors: {
      title: 'Changelog authors',
      description: 'The teams that write the changelog, and what each of them is responsible for.',
    },
  },
} as const;

/** The texts of the instance that made the page; the blog's for an id that is not known. */
export function listPagesOf(
  pluginId: string | undefined,
): (typeof listPages)[keyof typeof listPages] {
  return pluginId === 'changelog' ? listPages.changelog : listPages.blog;
}
