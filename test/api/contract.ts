import path from 'node:path';

import {readDocument} from '../../plugins/lib/api-contract/readDocument';
import {deepFreeze, oncePerWorker} from './oncePerWorker';

/** The contract of the current version. Reading it takes half a second. */
export const contract = await oncePerWorker('contract', async () =>
  deepFreeze(await readDocument(path.join(__dirname, '../..'))),
);

export const {document} = contract;

/** Every operation with its path. */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
  })),
);

/** Returns the operation with this id, with its path and method. */
export const operationNamed = (id: string) =>
  operations.find(({operation}) => operation.operationId === id)!;
