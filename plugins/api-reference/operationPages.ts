/**
 * An element of the reference on a line of its own: `<Operation id="searchLeads" />`, `<ErrorTypes />`,
 * `<ResponseSample id="searchLeads" status="200" />`. Fenced code matches first, so that elements inside it are ignored.
 */
const PART =
  /^(```|~~~)[\s\S]*?^\1|^<(Operation|EveryEvent|Endpoints|ErrorTypes|FieldErrorCodes|Scopes|RequestSample|ResponseSample)(?:\s+id="(\w+)")?(?:\s+status="(\w+)")?\s*\/>[ \t]*$/gm;

/** Each component is in a folder with its name. */
const FEATURE = '@site/src/features/api-reference';

/** The names of the files with an operation's samples; also valid as identifiers. */
export const requestFile = (id: string): string => `${id}Request`;
export const responseFile = (id: string, status: string): string => `${id}Response${status}`;

/** The operations that a page describes. */
export const operationIdsIn = (mdx: string): string[] =>
  Array.from(mdx.matchAll(PART), ([, , component, id]) =>
    component === 'Operation' ? id : undefined,
  ).filter((id) => id !== undefined);

function fileOf(component: string, id?: string, status?: string): string {
  if (id === undefined) return component.charAt(0).toLowerCase() + component.slice(1);
  if (component === 'RequestSample') return requestFile(id);
  return status === undefined ? id : responseFile(id, status);
}

/**
 * Adds the component and the data of each element. The imports are in the page that needs them, so that its bundle
 * has only its own operation.
 *
 * @param version the page's version of the API; `current` for the one being written
 */
export function addParts(mdx: string, version: string): string {
  const imports = new Set<string>();
  let isFirst = true;
  const body = mdx.replace(
    PART,
    (match, _fence, component?: string, id?: string, status?: string) => {
      if (component === undefined) return match;
      const data = fileOf(component, id, status);
      imports.add(`import {${component}} from '${FEATURE}/${component}/${component}';`);
      imports.add(
        `import ${data} from '@generated/api-reference/default/${version}/${data}.json';`,
      );
      if (component !== 'Operation') return `<${component} of={${data}} />`;
      const props = `of={${data}}${isFirst ? ' isFirst' : ''}`;
      isFirst = false;
      // The sandbox runs the current contract, so frozen versions don't have it.
      return version === 'current'
        ? `<${component} ${props}>{${data}.isEvent || <TryIt operationId="${id}" />}</${component}>`
        : `<${component} ${props} />`;
    },
  );
  // At the end, so that error messages have the file's line numbers.
  return imports.size === 0 ? mdx : `${body}\n\n${Array.from(imports).join('\n')}\n`;
}

/** The version of a file of the reference; null for files in other folders. */
export function versionOf(file: string): string | null {
  const path = file.replaceAll('\\', '/');
  if (path.startsWith('api/')) return 'current';
  return /^api_versioned_docs\/version-([^/]+)\//.exec(path)?.[1] ?? null;
}

interface PageOperations {
  /** Relative to the project. */
  readonly file: string;
  readonly ids: readonly string[];
}

/**
 * Checks that every operation has one page, and that the operations of all pages exist.
 *
 * @returns a sentence for each problem
 */
export function pageProblems(
  operationIds: readonly string[],
  pages: readonly PageOperations[],
  contract: string,
): string[] {
  const unknown = pages.flatMap(({file, ids}) =>
    ids
      .filter((id) => !operationIds.includes(id))
      .map((id) => `${file}: ${contract} has no operation "${id}".`),
  );
  const wrong = operationIds.flatMap((id) => {
    const files = pages.flatMap(({file, ids}) => ids.filter((each) => each === id).map(() => file));
    if (files.length === 1) return [];
    return files.length === 0
      ? [`${contract}: the operation "${id}" has no page. Add one with <Operation id="${id}" />.`]
      : [`${contract}: the operation "${id}" is on more than one page: ${files.join(', ')}.`];
  });
  return [...unknown, ...wrong];
}
