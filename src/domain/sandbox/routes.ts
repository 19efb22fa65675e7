import {getAccount} from './operations/account';
import {getAnalytics} from './operations/analytics';
import {
  createCampaign,
  getCampaign,
  listCampaigns,
  pauseCampaign,
  startCampaign,
} from './operations/campaigns';
import {getContactImport, importContacts, listContacts} from './operations/contacts';
import {sendEmail} from './operations/emails';
import {searchLeads} from './operations/leads';
import {addSuppressions, listSuppressions, removeSuppression} from './operations/suppressions';
import {createWebhook, deleteWebhook, listWebhooks, sendTestEvent} from './operations/webhooks';
import type {Operation} from './types';

export interface Route {
  readonly operationId: string;
  /** The scope that an OAuth token needs. Undefined if any token will do. */
  readonly scope?: string;
  /** Gets input that passed validation. */
  readonly operation: Operation<never>;
}

const route = (operationId: string, operation: Operation<never>, scope?: string): Route => ({
  operationId,
  operation,
  scope,
});

/** The operations by path and method, in the order of the contract. */
const routes: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  '/v1/leads': {POST: route('searchLeads', searchLeads, 'leads:search')},
  '/v1/campaigns': {
    GET: route('listCampaigns', listCampaigns, 'campaigns:read'),
    POST: route('createCampaign', createCampaign, 'campaigns:write'),
  },
  '/v1/analytics': {GET: route('getAnalytics', getAnalytics, 'analytics:read')},
  '/v1/emails/send': {POST: route('sendEmail', sendEmail, 'emails:send')},
  '/v1/contacts': {
    GET: route('listContacts', listContacts, 'contacts:read'),
    POST: route('importContacts', importContacts, 'contacts:write'),
  },
  '/v1/contacts/imports/{import_id}': {
    GET: route('getContactImport', getContactImport, 'contacts:read'),
  },
  '/v1/campaigns/{campaign_id}': {GET: route('getCampaign', getCampaign, 'campaigns:read')},
  '/v1/campaigns/{campaign_id}/start': {
    POST: route('startCampaign', startCampaign, 'campaigns:write'),
  },
  '/v1/campaigns/{campaign_id}/pause': {
    POST: route('pauseCampaign', pauseCampaign, 'campaigns:write'),
  },
  '/v1/suppressions': {
    GET: route('listSuppressions', listSuppressions, 'suppressions:read'),
    POST: route('addSuppressions', addSuppressions, 'suppressions:write'),
  },
  '/v1/suppressions/{email}': {
    DELETE: route('removeSuppression', removeSuppression, 'suppressions:write'),
  },
  '/v1/webhooks': {
    GET: route('listWebhooks', listWebhooks, 'webhooks:read'),
    POST: route('createWebhook', createWebhook, 'webhooks:write'),
  },
  '/v1/webhooks/{webhook_id}': {
    DELETE: route('deleteWebhook', deleteWebhook, 'webhooks:write'),
  },
  '/v1/webhooks/{webhook_id}/test': {
    POST: route('sendTestEvent', sendTestEvent, 'webhooks:write'),
  },
  '/v1/account': {GET: route('getAccount', getAccount)},
};

const templates = Object.entries(routes).map(([template, methods]) => ({
  names: template.split('/'),
  methods,
}));

/**
 * Finds the operations of a path.
 *
 * @param path decoded, by segment
 */
export function routesOf(path: readonly string[]):
  | {
      readonly methods: Readonly<Record<string, Route>>;
      readonly parameters: Readonly<Record<string, string>>;
    }
  | undefined {
  const isParameter = (name: string) => name.startsWith('{');
  const found = templates.find(
    ({names}) =>
      names.length === path.length &&
      names.every((name, at) => (isParameter(name) ? path[at] !== '' : name === path[at])),
  );
  if (!found) return undefined;
  const pairs = found.names.flatMap((name, at) =>
    isParameter(name) ? [[name.slice(1, -1), path[at] ?? ''] as const] : [],
  );
  return {methods: found.methods, parameters: Object.fromEntries(pairs)};
}
