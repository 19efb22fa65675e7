import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {micromark} from 'micromark';

import {brand} from '../../src/data/brand';
import {highlight} from '../lib/highlighting/highlight';
import {CONTRACT_FILE, readDocument} from '../lib/api-contract/readDocument';
import {describeOperation, operationsOf} from './describeOperation';
import {operationIdsIn, pageProblems, requestFile, responseFile} from './operationPages';
import {errorTypes, fieldErrorCodes, scopes} from './problems';
import {markSharedErrors, splitEvents} from './shared';
import type {ApiDocument} from '../lib/api-contract/types';
import type {
  EndpointData,
  EndpointGroupData,
  ExampleData,
  OperationData,
  RequestData,
} from './types';

/**
 * The contract's links work outside the site, too. On the site, they stay on it. Its apostrophes become typographic, but
 * not in code. The Markdown is our own, so its HTML isn't sanitized.
 */
const toHtml = (markdown: string): string =>
  micromark(markdown.trim().replaceAll(`](${brand.url}/`, '](/')).replace(
    /<code>.*?<\/code>|<[^>]*>|'/gs,
    (part) => (part === "'" ? '’' : part),
  );

/** The operation's file, and those of its samples, so that a page about a topic loads only what it shows. */
function filesOf(
  operation: OperationData,
): [name: string, OperationData | RequestData | ExampleData][] {
  const {id, method, path: at, samples, examples} = operation;
  return [
    [id, operation],
    [requestFile(id), {method, path: at, samples}],
    ...examples.map((example): [string, ExampleData] => [
      responseFile(id, example.status),
      example,
    ]),
  ];
}

/** The endpoints by tag, in the order of the contract, as in the sidebar. */
function groupsOf(
  document: ApiDocument,
  endpoints: readonly OperationData[],
  toEndpoint: (operation: OperationData) => EndpointData,
): EndpointGroupData[] {
  const tagsById = new Map(
    operationsOf(document).map(({operation: {operationId, tags}}) => [operationId, tags]),
  );
  return document.tags
    .map(({name}) => ({
      name,
      endpoints: endpoints.filter(({id}) => tagsById.get(id)?.includes(name)).map(toEndpoint),
    }))
    .filter(({endpoints: own}) => own.length > 0);
}

/**
 * Turns the contract into the data of the reference's pages: one file for each operation, so that a page loads only its
 * own, one for each of its samples, and one for each list, as `@generated/api-reference/default/<version>/<name>.json`.
 * The contract of each version of the API is in the folder of its pages.
 *
 * @throws if an operation has no page, or a page names an unknown operation
 */
export default function apiReference({siteDir}: LoadContext): Plugin {
  async function read({contentPath}: LoadedVersion) {
    const file = path.relative(siteDir, path.join(contentPath, path.basename(CONTRACT_FILE)));
    return {file, ...(await readDocument(siteDir, file))};
  }

  async function pagesOf({docs}: LoadedVersion) {
    return Promise.all(
      docs.map(async ({source, permalink}) => {
        const file = source.replace('@site/', '');
        const mdx = await fs.readFile(path.join(siteDir, file), 'utf8');
        return {file, permalink, ids: operationIdsIn(mdx)};
      }),
    );
  }

  return {
    name: 'api-reference',

    getPathsToWatch: () => [path.join(siteDir, CONTRACT_FILE)],

    async allContentLoaded({allContent, actions: {createData}}) {
      const api = allContent['docusaurus-plugin-content-docs']?.api as LoadedContent | undefined;
      if (!api) throw new Error('api-reference: no docs instance has the id "api".');

      for (const version of api.loadedVersions) {
        const {file, document} = await read(version);
        const pages = await pagesOf(version);
        const described = operationsOf(document).map((operation) =>
          describeOperation(operation, {toHtml, highlight}),
        );
        const problems = pageProblems(
          described.map(({id}) => id),
          pages,
          file,
        );
        if (problems.length > 0) throw new Error(problems.join('\n'));

        const endpoints = markSharedErrors(described.filter(({isEvent}) => !isEvent));
        const {everyEvent, events} = splitEvents(described.filter(({isEvent}) => isEvent));
        const toEndpoint = ({id, method, path: at, summary}: OperationData): EndpointData => ({
          ...{method, path: at, summary},
          page: pages.find(({ids}) => ids.includes(id))?.permalink ?? '',
        });
        const data = {
          ...Object.fromEntries([...endpoints, ...events].flatMap(filesOf)),
          endpoints: groupsOf(document, endpoints, toEndpoint),
          errorTypes: errorTypes(document, endpoints, {toEndpoint, toHtml}),
          fieldErrorCodes: fieldErrorCodes(document, toHtml),
          scopes: scopes(document, endpoints, toEndpoint),
          ...(everyEvent && {everyEvent}),
        };
        for (const [name, value] of Object.entries(data)) {
          await createData(`${version.versionName}/${name}.json`, value);
        }
      }
    },
  };
}
