/** Words and addresses of the lists that the blog plugin makes for each of its instances, by the instance's id. */
export const listPages = {
  blog: {
    name: 'Blog',
    what: 'posts',
    basePath: '/blog',
    authorsPath: '/blog/authors',
    socialCard: '/social/blog.png',
    list: {
      title: 'Email that earns a reply.',
      description:
        'Posts on deliverability, outreach and buying intent for people who send for a living, with the arithmetic shown and the sources named.',
    },
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
    basePath: '/changelog',
    authorsPath: '/changelog/authors',
    socialCard: '/social/changelog.png',
    list: {
      title: 'What changed, and why.',
      description:
        'Every release of the product with its date, what it changed, and the help articles that explain it. As a page and as RSS, Atom and JSON feeds.',
    },
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

/**
 * Those of the instance that made a page: `listPagesOf(useRouteContext().plugin.id)`.
 *
 * @throws when the instance has no words here, which a new one must have
 */
export function listPagesOf(pluginId: string | undefined): ListPages {
  if (pluginId === 'blog' || pluginId === 'changelog') return listPages[pluginId];
  throw new Error(`listPages.ts: add the words of the blog instance "${pluginId}".`);
}
