import calls from '@generated/sandbox-seed/default/operations.json';

import {consoleOperation} from '../console/operation';
import type {ConsoleOperation} from '../console/types';

/** Every operation of the contract, in its order. */
const operations: readonly ConsoleOperation[] = calls.map(consoleOperation);

/** @throws when the contract has no such operation */
export function operationNamed(id: string): ConsoleOperation {
  const operation = operations.find(({operationId}) => operationId === id);
  if (!operation) throw new Error(`The contract has no operation "${id}".`);
  return operation;
}
