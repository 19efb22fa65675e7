import type {OperationData} from './types';

/** Depend on what a request contains, so they're the operation's own even if they're described in the same words. */
const OF_THE_INPUT = ['400', '409', '422'];

/** Marks the errors that most operations describe in the same words: those of the key, the limits, and the service. */
export function markSharedErrors(operations: readonly OperationData[]): OperationData[] {
  const described = operations.flatMap(({errors}) =>
    errors.map(({status, textHtml}) => `${status} ${textHtml}`),
  );
  const isShared = (status: string, textHtml: string) =>
    !OF_THE_INPUT.includes(status) &&
    described.filter((each) => each === `${status} ${textHtml}`).length * 2 > operations.length;
  return operations.map((operation) => ({
    ...operation,
    errors: operation.errors.map((error) =>
      isShared(error.status, error.textHtml) ? {...error, isShared: true} : error,
    ),
  }));
}
