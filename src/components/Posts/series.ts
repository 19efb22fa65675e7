import useRouteContext from '@docusaurus/useRouteContext';

/** The words of each instance of the blog plugin, by its id. */
const words = {
  blog: {
    badge: 'Blog',
    what: 'posts',
    unit: 'post',
    topics: {
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
    badge: 'Changelog',
    what: 'releases',
    unit: 'release',
    topics: {
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
};

/** The words, path, and social card of the instance that the page belongs to. */
export function useSeries() {
  const id = useRouteContext().plugin.id as keyof typeof words;
  return {...words[id], path: `/${id}`, socialCard: `/social/${id}.png`};
}
