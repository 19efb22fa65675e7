import useRouteContext from '@docusaurus/useRouteContext';

/** Labels of each blog plugin instance, by its id. */
const words = {
  blog: {
    badge: 'Blog',
    what: 'posts',
    unit: 'post',
    // The categories of src/data/sections.ts, as tags of blog/tags.yml, so that they have pages.
    kinds: [
      {label: 'Deliverability', tag: 'deliverability'},
      {label: 'Leads', tag: 'leads'},
      {label: 'Workflow', tag: 'workflow'},
      {label: 'Writing', tag: 'writing'},
    ],
    topics: {
      title: 'Blog topics',
      subtitle: 'Find posts by topic.',
      description:
        'Find posts on deliverability, DNS, subject lines, follow-ups, lead scoring, intent, and more.',
    },
    authors: {
      title: 'Who writes the blog',
      subtitle: 'The teams behind the posts.',
      description: 'Meet the teams that write the blog: deliverability, outreach, and leads.',
    },
  },
  changelog: {
    badge: 'Changelog',
    what: 'releases',
    unit: 'release',
    kinds: [
      {label: 'Features', tag: 'feature'},
      {label: 'Improvements', tag: 'improvement'},
    ],
    topics: {
      title: 'Releases by kind',
      subtitle: 'New features and improvements.',
      description:
        'Browse releases by kind: new features, or improvements to what you already use.',
    },
    authors: {
      title: 'Who writes the changelog',
      subtitle: 'The team behind the releases.',
      description: 'Meet the product team that ships the releases and writes the changelog.',
    },
  },
};

/** Returns the labels, path, and social card of the page's blog plugin instance. */
export function useSeries() {
  const id = useRouteContext().plugin.id as keyof typeof words;
  return {...words[id], path: `/${id}`, socialCard: `/social/${id}.png`};
}
