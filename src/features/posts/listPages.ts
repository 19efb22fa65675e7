/** Words of the lists that the blog plugin makes for each of its instances, by the instance's id. */
export const listPages = {
  blog: {
    name: 'Blog',
    what: 'posts',
    tags: {
      title: 'Blog topics',
      subtitle: 'Every tag of the blog, and what it stands for.',
      description:
        'Every topic of the blog, from deliverability to DNS, each with the posts about it.',
    },
    authors: {
      title: 'Who writes the blog',
      subtitle: 'Posts are written and signed by teams.',
      description: 'The teams that write the blog, and what each of them works on all day.',
    },
  },
  changelog: {
    name: 'Changelog',
    what: 'releases',
    tags: {
      title: 'Kinds of releases',
      subtitle: 'What is new, and what became better.',
      description: 'The releases by kind: those with a new feature and those with an improvement.',
    },
    authors: {
      title: 'Who writes the changelog',
      subtitle: 'Releases are described by the team that made them.',
      description: 'The teams that write the changelog, and what each of them is responsible for.',
    },
  },
} as const;

export type ListPages = (typeof listPages)[keyof typeof listPages];

/** The texts of the instance that made the page; the blog's for an id that is not known. */
export function listPagesOf(pluginId: string | undefined): ListPages {
  return pluginId === 'changelog' ? listPages.changelog : listPages.blog;
}
