import type {HelpCategory} from '../help';
import type {ComponentId} from './types';

/** The components that the articles of a category depend on. Articles of other categories depend on none. */
export const categoryComponents: Readonly<Partial<Record<HelpCategory, readonly ComponentId[]>>> = {
  Integrations: ['sync'],
  'Email Deliverability': ['email'],
};

/** The components of articles that don't follow their category, by slug. */
export const articleComponents: Readonly<Record<string, readonly ComponentId[]>> = {
  'api-auth': ['api'],
  'api-webhooks-or-zapier': ['api', 'webhooks', 'sync'],
  'app-not-loading': ['app'],
  'campaign-not-sending': ['app', 'email'],
  'cannot-launch-campaign': ['app', 'email'],
  'cannot-sign-in': ['app'],
  'connect-gmail': ['email'],
  'connect-microsoft-365': ['email'],
  'connect-smtp-imap': ['email'],
  'crm-sync-errors': ['sync'],
  'duplicate-emails': ['email'],
  'emails-at-wrong-time': ['email'],
  'find-leads-in-app': ['leads'],
  'mailbox-disconnected': ['email'],
  'no-hot-lead-alert': ['leads', 'app'],
  'no-leads-found': ['leads'],
  'open-rate-dropped': ['email'],
  'replies-missing': ['email'],
  'sync-contacts': ['sync'],
  'tracking-link-errors': ['email'],
  'webhook-deliveries': ['webhooks'],
};
