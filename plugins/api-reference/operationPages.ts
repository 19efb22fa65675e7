/**
 * An element of the reference on its own: `<Operation id="searchLeads" />`, `<ErrorTypes />`. Fenced code matches
 * first and is left alone.
 */
const PART =
  /^(```|~~~)[\s\S]*?^\1|^<(Operation|Calls|ErrorTypes|Scopes)(?:\s+id="(\w+)")?\s*\/>[ \t]*$/gm;

/** The folder of each part's component below src/features/api-reference, which is its name. */
const FEATURE = '@site/src/features/api-reference';

/** The operations that a page shows. */
export const operationIdsIn = (mdx: string): string[] =>
  Array.from(mdx.matchAll(PART), ([, , , id]) => id).filter((id) => id !== undefined);

/**
 * Gives every part of the reference its component and its data. The imports are added to the one page that
 * needs them, so that its bundle holds its own operation and no page of another folder holds any.
 *
 * @param version the version of the API the page belongs to, `current` for the one being written
 */
export function addParts(mdx: string, version: string): string {
  const imports = new Set<string>();
  const body = mdx.replace(PART, (match, _fence, component?: string, id?: string) => {
    if (component === undefined) return match;
    const data = id ?? component.charAt(0).toLowerCase() + component.slice(1);
    imports.add(`import {${component}} from '${FEATURE}/${component}/${component}';`);
    imports.add(`import ${data} from '@generated/api-reference/default/${version}/${data}.json';`);
    // The sandbox runs the current contract, so frozen versions have none. Events can't be requested.
    return id !== undefined && version === 'current'
      ? `<${component} of={${data}}>{${data}.isEvent || <TryIt operationId="${id}" />}</${component}>`
      : `<${component} of={${data}} />`;
  });
  // At the end, so that the lines in messages are those of the file.
  return imports.size === 0 ? mdx : `${body}\n\n${Array.from(imports).join('\n')}\n`;
}

/** The version a file of the reference belongs to; null for a file of another folder. */
export function versionOf(file: string): string | null {
  const path = file.replaceAll('\\', '/');
  if (path.startsWith('api/')) return 'current';
  return /^api_versioned_docs\/version-([^/]+)\//.exec(path)?.[1] ?? null;
}

export interface PageOperations {
  /** Relative to the project. */
  readonly file: string;
  readonly ids: readonly string[];
}

/**
 * What's wrong between the contract and the pages: every operation has one page, every page's operation exists.
 *
 * @returns a sentence each; none when all is in order
 */
export function pageProblems(
  operationIds: readonly string[],
  pages: readonly PageOperations[],
  contract: string,
): string[] {
  const unknown = pages.flatMap(({file, ids}) =>
    ids
      .filter((id) => !operationIds.includes(id))
      .map((id) => `${file}: there is no operation "${id}" in ${contract}.`),
  );
  const wrong = operationIds.flatMap((id) => {
    const files = pages.flatMap(({file, ids}) => ids.filter((each) => each === id).map(() => file));
    if (files.length === 1) return [];
    return files.length === 0
      ? [`${contract}: the operation "${id}" has no page. Add one with <Operation id="${id}" />.`]
      : [`${contract}: the operation "${id}" stands more than once: ${files.join(', ')}.`];
  });
  return [...unknown, ...wrong];
}
