import type {ZodType} from 'zod';

import {blogPost, docPage, frozenHelpArticle, guide, helpArticle, page, release} from './schemas';

type FrontMatter = Record<string, unknown>;

/** Schema of each content folder; the first match counts. */
const folders: readonly {where: RegExp; schema: ZodType<FrontMatter>}[] = [
  {where: /^help\/article\//, schema: helpArticle},
  {where: /^help_versioned_docs\/version-[^/]+\/article\//, schema: frozenHelpArticle},
  {where: /^docs(_versioned_docs\/version-[^/]+)?\/guides\/(?!index\.mdx)/, schema: guide},
  {where: /^(help|docs|api|(help|docs|api)_versioned_docs\/version-[^/]+)\//, schema: docPage},
  {where: /^blog\//, schema: blogPost},
  {where: /^changelog\//, schema: release},
  {where: /^src\/pages\//, schema: page},
];

/**
 * Checks a file's front matter against the closed schema of its folder.
 *
 * @param file path relative to the project, with forward or backward slashes.
 * @returns the same front matter; with `updated`, also Docusaurus's own `last_update`.
 * @throws with file, field, value, and the allowed values, one line per error.
 */
export function checkFrontMatter(file: string, frontMatter: FrontMatter): FrontMatter {
  const path = file.replaceAll('\\', '/');
  const schema = folders.find(({where}) => where.test(path))?.schema;
  if (!schema) return frontMatter;

  const result = schema.safeParse(frontMatter, {reportInput: true});
  if (result.success) return withLastUpdate(frontMatter);

  const lines = result.error.issues.map((issue) => {
    const field = issue.path.join('.') || 'front matter';
    if (issue.code === 'unrecognized_keys') {
      const unknown = issue.keys.map((key) => [...issue.path, key].join('.'));
      const known = knownFields(schema, issue.path);
      return `  ${unknown.join(', ')}: not a known field. Known fields: ${known.join(', ')}`;
    }
    const problem =
      issue.input === undefined ? 'missing' : `${JSON.stringify(issue.input)} isn't allowed`;
    return `  ${field}: ${problem}. ${issue.message}`;
  });
  throw new Error(`${path}: the front matter has errors.\n${lines.join('\n')}`);
}

/** Returns the fields of the object at a path. */
function knownFields(schema: unknown, path: readonly PropertyKey[]): string[] {
  const {shape = {}} = schema as {shape?: Readonly<Record<PropertyKey, unknown>>};
  const [name, ...rest] = path;
  return name === undefined ? Object.keys(shape) : knownFields(shape[name] ?? {}, rest);
}

/** Writers set `updated`; Docusaurus and its sitemap read `last_update`. */
function withLastUpdate(frontMatter: FrontMatter): FrontMatter {
  return frontMatter.updated
    ? {...frontMatter, last_update: {date: frontMatter.updated}}
    : frontMatter;
}
