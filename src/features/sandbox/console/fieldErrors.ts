import type {SandboxResponse} from '@site/src/domain/sandbox/types';
import {parseJson} from '@site/src/lib/text';
import type {Field} from './types';

/**
 * The messages of a 422 by the id of the form's field. A message about a part of a field, such as
 * `/steps/0/subject`, starts with the path inside it.
 */
export function errorsByField(
  fields: readonly Field[],
  {body}: Pick<SandboxResponse, 'body'>,
): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  const response = parseJson(body) as {errors?: readonly ResponseError[]} | undefined;
  for (const {pointer, parameter, header, message} of response?.errors ?? []) {
    const path = pointer === undefined ? [parameter ?? header ?? ''] : namesOf(pointer);
    const places =
      pointer !== undefined ? ['body'] : parameter === undefined ? ['header'] : ['query', 'path'];
    const field = fields.find(
      (each) =>
        places.includes(each.place) && each.path.every((name, depth) => path[depth] === name),
    );
    if (!field) continue;
    const inside = path.slice(field.path.length);
    const prefix = inside.length > 0 ? `/${inside.join('/')}: ` : '';
    (found[field.id] ??= []).push(prefix + message);
  }
  return found;
}

interface ResponseError {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly header?: string;
  readonly message: string;
}

/** RFC 6901. */
function namesOf(pointer: string): string[] {
  const names = pointer.split('/').slice(1);
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
