import {ruleWords} from '../../plugins/api-reference/fields';
import type {Schema} from '../../plugins/lib/api-contract/types';
import type {SdkField, SdkObject, SdkType, SdkTypeRef} from './types';

export interface Ref {
  readonly $ref: string;
}

type Bound =
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems';

/** The keywords of JSON Schema that an SDK needs: those that say something about a type, and bounds for comments. */
export interface JsonSchema extends Pick<Schema, 'pattern' | Bound> {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  /** Known values to which others may be added. */
  readonly 'x-extensible-enum'?: readonly string[];
  readonly default?: unknown;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

interface Schemas {
  readonly components: {readonly schemas?: Readonly<Record<string, JsonSchema>>};
}

/**
 * Reads schemas as types. An object with a name and a named set of strings are referred to by name, and collected for
 * `all`. Other named schemas, such as ids, are written out where they're used.
 */
export function typeReader(document: Schemas, website: string) {
  const found = new Map<string, SdkType>();

  /** A description, with links that work outside the site. */
  const docOf = (text = '') => text.trim().replaceAll('](/', `](${website}/`);

  function resolve<Part extends object>(part: Part | Ref): Part {
    if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
    const {$ref, ...own} = part;
    const value = $ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);
    if (value === undefined) throw new Error(`${$ref} doesn't exist.`);
    // A description next to a `$ref` replaces the other one.
    return {...resolve(value as Part | Ref), ...own};
  }

  /** A schema with its `$ref` and the parts of its `allOf` merged into one. */
  function merged(schema: JsonSchema): JsonSchema {
    const {allOf = [], ...own} = resolve<JsonSchema>(schema);
    return allOf.map(merged).reduceRight<JsonSchema>(
      (all, part) => ({
        ...part,
        ...all,
        properties: {...part.properties, ...all.properties},
        required: [...(part.required ?? []), ...(all.required ?? [])],
      }),
      own,
    );
  }

  /** The name of a schema in the contract. */
  function nameOf({$ref, allOf}: JsonSchema): string | undefined {
    // A description can be added to a reference in an `allOf`, too.
    const ref = $ref ?? (allOf?.length === 1 ? allOf[0]?.$ref : undefined);
    return ref?.split('/').at(-1);
  }

  /** @param name the name of an object that has none in the contract; without it, its fields are written out */
  function read(schema: JsonSchema, name?: string): SdkTypeRef {
    const own = merged(schema);
    if (own.anyOf ?? own.oneOf) throw new Error('No SDK has union types.');
    const type = plain(own, nameOf(schema) ?? name);
    return [own.type ?? []].flat().includes('null') ? {...type, isNullable: true} : type;
  }

  function plain(schema: JsonSchema, name: string | undefined): SdkTypeRef {
    const kind = [schema.type ?? []].flat().find((each) => each !== 'null');
    switch (kind) {
      case 'integer':
      case 'number':
      case 'boolean':
        return {kind};
      case 'array':
        return {kind: 'array', items: read(schema.items ?? {})};
      case 'string':
        return strings(schema, name);
      case 'object':
        return object(schema, name);
      default:
        return {kind: 'unknown'};
    }
  }

  function strings(schema: JsonSchema, name: string | undefined): SdkTypeRef {
    const known = schema['x-extensible-enum'];
    const closed = schema.const === undefined ? schema.enum : [schema.const];
    const values = (known ?? closed)?.filter((value) => value !== null).map(String);
    const shape = {
      kind: 'string' as const,
      ...(schema.format && {format: schema.format}),
      ...(values && {values}),
      ...(known && {isOpen: true as const}),
    };
    return name && values ? remember(name, schema, shape) : shape;
  }

  function object(schema: JsonSchema, name: string | undefined): SdkTypeRef {
    const {properties, additionalProperties} = schema;
    if (!properties) {
      const values = typeof additionalProperties === 'object' ? additionalProperties : {};
      return {kind: 'map', values: read(values)};
    }
    if (name && found.has(name)) return {kind: 'named', name};
    const shape: SdkObject = {kind: 'object', fields: fields(schema)};
    return name ? remember(name, schema, shape) : shape;
  }

  function remember(name: string, {description = ''}: JsonSchema, shape: SdkType['shape']) {
    // The contract's description of a name is the type's; one next to a `$ref` is the field's.
    const doc = docOf(document.components.schemas?.[name]?.description ?? description);
    if (!found.has(name)) found.set(name, {name, doc, shape});
    return {kind: 'named' as const, name};
  }

  function fields(schema: JsonSchema): SdkField[] {
    const {properties = {}, required = [], additionalProperties} = merged(schema);
    return Object.entries(properties).map(([name, each]) => {
      const own = field(name, each, required.includes(name));
      // Only objects of requests are closed.
      return additionalProperties === false ? withBounds(own, each) : own;
    });
  }

  /** Adds the bounds of a field that you send to its description. A pattern or a format says more than a length. */
  function withBounds(own: SdkField, schema: JsonSchema): SdkField {
    const {pattern, format, ...keywords} = merged(schema);
    if (pattern !== undefined || (format !== undefined && format !== 'int32')) return own;
    const {minLength, maxLength, minimum, maximum, minItems, maxItems, uniqueItems} = keywords;
    const bounds = {minLength, maxLength, minimum, maximum, minItems, maxItems, uniqueItems};
    const rules = ruleWords(bounds).join(', ');
    return rules === '' ? own : {...own, doc: `${own.doc} Allowed: ${rules}.`.trim()};
  }

  function field(name: string, schema: JsonSchema, isRequired: boolean): SdkField {
    const {description} = resolve<JsonSchema>(schema);
    return {name, type: read(schema), doc: docOf(description), isRequired};
  }

  /** The fields of a type that `read` has returned. */
  function fieldsOf(type: SdkTypeRef): readonly SdkField[] {
    if (type.kind === 'object') return type.fields;
    const shape = type.kind === 'named' ? found.get(type.name)?.shape : undefined;
    return shape?.kind === 'object' ? shape.fields : [];
  }

  /** The types that were referred to: first those of the contract in its order, then the others. */
  function all(): SdkType[] {
    const order = Object.keys(document.components.schemas ?? {});
    const rank = ({name}: SdkType) => (order.includes(name) ? order.indexOf(name) : order.length);
    return Array.from(found.values()).sort((a, b) => rank(a) - rank(b));
  }

  const propertiesOf = (schema: JsonSchema) => merged(schema).properties ?? {};
  return {docOf, resolve, nameOf, read, field, fields, fieldsOf, propertiesOf, withBounds, all};
}
