import {sections} from '../../src/data/sections';

/** A blog post's file name is its date and its slug. */
const postFile = /^blog\/\d{4}-\d{2}-\d{2}-([a-z0-9-]+)\.mdx$/;

/**
 * The social card of a content file: a blog post has its own, any other that of the section its folder is named after.
 * Only the site's own code sets the field; the schemas do not take it from writers.
 *
 * @param file path relative to the project.
 */
export function socialCardOf(file: string): {image?: string} {
  const path = file.replaceAll('\\', '/');
  const slug = postFile.exec(path)?.[1];
  if (slug) return {image: `/social/blog/${slug}.png`};
  const folder = path.split('/')[0]?.replace('_versioned_docs', '');
  const section = sections.find(({id}) => id === folder);
  return section ? {image: `/social/${section.id}.png`} : {};
}
