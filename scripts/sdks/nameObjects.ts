import {pascalCase} from './docText';
import type {SdkField, SdkModel, SdkType, SdkTypeRef} from './types';

/**
 * Gives objects without a name one, for languages that can't write them where they're used: the field `data` of
 * `LeadHotEvent` becomes a `LeadHotEventData`.
 *
 * @throws when two types would have the same name
 */
export function nameObjects(model: SdkModel): SdkModel {
  const types: SdkType[] = [];

  const define = (type: SdkType) => {
    if (types.some(({name}) => name === type.name)) throw new Error(`Two types are ${type.name}.`);
    types.push(type);
  };

  function refer(type: SdkTypeRef, name: string, doc = ''): SdkTypeRef {
    switch (type.kind) {
      case 'object':
        define({name, doc, shape: {kind: 'object', fields: fieldsOf(type.fields, name)}});
        return {kind: 'named', name, isNullable: type.isNullable};
      case 'array':
        return {...type, items: refer(type.items, `${name}Item`)};
      case 'map':
        return {...type, values: refer(type.values, `${name}Value`)};
      case 'union':
        return {...type, of: type.of.map((each, at) => refer(each, `${name}${at + 1}`))};
      default:
        return type;
    }
  }

  const fieldsOf = <Field extends SdkField>(fields: readonly Field[], owner: string) =>
    fields.map((field) => ({
      ...field,
      type: refer(field.type, owner + pascalCase(field.name), field.doc),
    }));

  for (const {name, doc, shape} of model.types) {
    const fields = shape.kind === 'object' ? fieldsOf(shape.fields, name) : [];
    define({name, doc, shape: shape.kind === 'object' ? {kind: 'object', fields} : shape});
  }
  const operations = model.operations.map((operation) => {
    const owner = pascalCase(operation.id);
    const {response, page} = operation;
    return {
      ...operation,
      params: fieldsOf(operation.params, owner),
      response: {...response, type: response.type && refer(response.type, `${owner}Data`)},
      page: page && {...page, itemType: refer(page.itemType, `${owner}Item`)},
    };
  });
  return {...model, operations, types};
}
