import {pascalCase} from './docText';
import type {SdkField, SdkModel, SdkType, SdkTypeRef} from './types';

/** A class to write: a named type, or an object inside one. */
export interface ClassParts {
  readonly name: string;
  readonly doc: string;
  readonly fields: readonly SdkField[];
  /** The field of a page that lists its items. */
  readonly items: string | undefined;
}

/** The names that a type refers to. */
function namesIn(type: SdkTypeRef): string[] {
  switch (type.kind) {
    case 'named':
      return [type.name];
    case 'array':
      return namesIn(type.items);
    case 'map':
      return namesIn(type.values);
    case 'union':
      return type.of.flatMap(namesIn);
    case 'object':
      return type.fields.flatMap((field) => namesIn(field.type));
    default:
      return [];
  }
}

/**
 * The classes of responses and events, each after those that it refers to, because Ruby runs a class's body from top
 * to bottom. Objects in requests are hashes.
 */
export function classesOf({operations, events, types}: SdkModel): ClassParts[] {
  const classes = new Map<string, ClassParts>();
  const add = (name: string): void => {
    const type = types.find((each) => each.name === name);
    if (!type || type.shape.kind !== 'object' || classes.has(name)) return;
    namesIn(type.shape).forEach(add);
    const page = operations.find(
      ({response}) => response.type?.kind === 'named' && response.type.name === name,
    )?.page;
    classes.set(name, {name, doc: type.doc, fields: type.shape.fields, items: page?.items});
  };
  const isReceived = new Set([
    ...operations
      .filter(({isPublic}) => !isPublic)
      .flatMap(({response}) => (response.type ? namesIn(response.type) : [])),
    ...events.map(({typeName}) => typeName),
  ]);
  isReceived.forEach(add);
  return Array.from(classes.values());
}

/** The class of a field that's an object without a name, or a list of them. */
export function innerClass({name, type, doc}: SdkField): ClassParts | null {
  const object = type.kind === 'array' ? type.items : type;
  if (object.kind !== 'object') return null;
  const suffix = type.kind === 'array' ? 'Item' : '';
  return {name: `${pascalCase(name)}${suffix}`, doc, fields: object.fields, items: undefined};
}

/** The class of an object with a name. Named strings have none. */
export function className(type: SdkTypeRef | null, {types}: SdkModel): string | undefined {
  if (type?.kind !== 'named') return undefined;
  return shapeOf(type, types)?.kind === 'object' ? type.name : undefined;
}

/** The shape that a name stands for. */
export const shapeOf = ({name}: {readonly name: string}, types: readonly SdkType[]) =>
  types.find((each) => each.name === name)?.shape;
