import {markSharedErrors} from './shared';
import type {OperationData} from './types';

const operation = (...errors: [status: string, textHtml: string][]) =>
  ({
    errors: errors.map(([status, textHtml]) => ({status, textHtml, headers: []})),
  }) as unknown as OperationData;

const sharedIn = (operations: OperationData[]) =>
  markSharedErrors(operations).map(({errors}) =>
    errors.filter(({isShared}) => isShared).map(({status}) => status),
  );

test('markSharedErrors: marks an error that most operations describe in the same words', () => {
  const operations = [
    operation(['401', 'No key.'], ['404', 'No such lead.']),
    operation(['401', 'No key.'], ['404', 'No such campaign.']),
    operation(['401', 'Unknown client.']),
  ];
  expect(sharedIn(operations)).toEqual([['401'], ['401'], []]);
});

test("markSharedErrors: an error of the input is always the operation's own", () => {
  const operations = [operation(['422', 'Invalid.']), operation(['422', 'Invalid.'])];
  expect(sharedIn(operations)).toEqual([[], []]);
});
