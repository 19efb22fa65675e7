import {sections} from '../../src/data/sections';

/**
 * The social card of a content file: that of the section its folder is named after.
 * Only the site's own code sets the field; the schemas do not take it from writers.
 *
 * @param file path relative to the project.
 */
export function socialCardOf(file: string): {image?: string} {
  const folder = file.replaceAll('\\', '/').split('/')[0]?.replace('_versioned_docs', '');
  const section = sections.find(({id}) => id === folder);
  return section ? {image: `/social/${section.id}.png`} : {};
}
