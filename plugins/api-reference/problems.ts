import type {ApiDocument} from '../lib/api-contract/types';
import type {ToHtml} from './fields';
import type {
  EndpointData,
  ErrorTypeData,
  FieldErrorCodeData,
  OperationData,
  ScopeData,
} from './types';

/** The hash of a problem's type, which is its anchor on the errors page. */
export const slugOfProblem = (type: string): string => type.replace(/^.*#/, '');

/** The contract's problem types, in its order. */
export function errorTypes(
  document: ApiDocument,
  operations: readonly OperationData[],
  {toEndpoint, toHtml}: {toEndpoint: (operation: OperationData) => EndpointData; toHtml: ToHtml},
): ErrorTypeData[] {
  return Object.entries(document.components['x-problems']).map(
    ([slug, {status, title, meaning, remedy}]) => ({
      ...{slug, status, title},
      meaningHtml: toHtml(meaning),
      remedyHtml: toHtml(remedy),
      endpoints: operations
        .filter(({errors}) =>
          errors.some(({problems = []}) => problems.some((problem) => problem.slug === slug)),
        )
        .map(toEndpoint),
    }),
  );
}

/** The codes of invalid fields, in the contract's order. */
export function fieldErrorCodes(document: ApiDocument, toHtml: ToHtml): FieldErrorCodeData[] {
  return Object.entries(document.components['x-field-error-codes']).map(([code, meaning]) => ({
    code,
    meaningHtml: toHtml(meaning),
  }));
}

/** The OAuth scopes with the requests that need them. */
export function scopes(
  document: ApiDocument,
  operations: readonly OperationData[],
  toEndpoint: (operation: OperationData) => EndpointData,
): ScopeData[] {
  const {oauth2} = document.components.securitySchemes;
  return Object.entries(oauth2?.flows.authorizationCode?.scopes ?? {}).map(([scope, allows]) => ({
    ...{scope, allows},
    endpoints: operations.filter((operation) => operation.scopes.includes(scope)).map(toEndpoint),
  }));
}
