import type {ApiDocument, PathItem} from '../lib/api-contract/types';
import type {OperationPlace} from './describeOperation';

/** Every operation of the document, the calls first, then the events. */
export function placesOf({paths, webhooks, servers}: ApiDocument): OperationPlace[] {
  const server = servers[0]?.url ?? '';
  const all = (items: Readonly<Record<string, PathItem>>, isEvent: boolean) =>
    Object.entries(items).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        ...{server, path, method, operation, isEvent},
      })),
    );
  return [...all(paths, false), ...all(webhooks, true)];
}
