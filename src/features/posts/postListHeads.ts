/** The words above the lists of posts. */
export const postListHeads = {
  blog: {
    title: 'Email that earns a reply.',
    description:
      'Posts on deliverability, outreach and buying intent for people who send for a living, with the arithmetic shown and the sources named.',
    socialCard: '/social/blog.png',
  },
  changelog: {
    title: 'What changed, and why.',
    description:
      'Every release of the product with its date, what it changed, and the help articles that explain it. As a page and as RSS, Atom and JSON feeds.',
    socialCard: '/social/changelog.png',
  },
} as const;
