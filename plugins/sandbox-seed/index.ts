import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {sandboxSeed} from '../../src/domain/sandbox/seed/sandboxSeed';
import {sdkCall} from '../api-reference/samples/sdkCall';
import {operationsOf} from '../api-reference/describeOperation';
import {CONTRACT_FILE, readDocument} from '../lib/api-contract/readDocument';
import type {ApiDocument, Operation} from '../lib/api-contract/types';
import {compileValidators} from './validators';

/**
 * Generates the sandbox's data in `@generated/sandbox-seed/default/`. The account (`seed.json`) is derived here
 * because the browser would otherwise load all of the demo's texts. The rest comes from the API contract: the
 * operations that the console shows, the validators of their requests, and the webhook events.
 */
export default function sandboxSeedData({siteDir}: LoadContext): Plugin {
  return {
    name: 'sandbox-seed',

    getPathsToWatch: () => [path.join(siteDir, CONTRACT_FILE)],

    async contentLoaded({actions}) {
      const {document} = await readDocument(siteDir);
      await actions.createData('seed.json', sandboxSeed());
      await actions.createData('operations.json', sandboxOperations(document));
      await actions.createData('webhooks.json', webhooksOf(document));
      await actions.createData('validators.js', compileValidators(document).code);
    },
  };
}

/** An operation without its responses, for the console's form. */
export interface ContractOperation {
  readonly path: string;
  /** In lower case. */
  readonly method: string;
  /** The field of the response that lists the items, if there may be several pages. */
  readonly items?: string;
  readonly operation: Pick<Operation, 'operationId' | 'parameters' | 'requestBody' | 'security'>;
}

/** The operations of the contract. */
export function sandboxOperations(document: ApiDocument): ContractOperation[] {
  const requests = operationsOf(document).filter(({isEvent}) => !isEvent);
  return requests.map(({path: at, method, operation}) => {
    const {operationId, parameters, requestBody, security} = operation;
    return {
      path: at,
      method,
      items: sdkCall(operation).items,
      operation: {operationId, parameters, requestBody, security},
    };
  });
}

/** The events that the API sends, with their examples. */
function webhooksOf(document: ApiDocument): Pick<ApiDocument, 'webhooks'> {
  const events = Object.entries(document.webhooks).map(([type, {post}]) => [
    type,
    post && {post: {...post, parameters: undefined, responses: {}}},
  ]);
  return {webhooks: Object.fromEntries(events) as ApiDocument['webhooks']};
}
