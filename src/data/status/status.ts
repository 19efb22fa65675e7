import type {StatusRecord} from './types';

/**
 * The day something breaks, this file is what changes: add an incident, and the component's state, its history,
 * the footer, status.json and the feeds follow. Set `writtenAt` each time. CONTRIBUTING.md has an example.
 */
export const statusRecord: StatusRecord = {
  writtenAt: '2026-11-20T09:00:00Z',
  components: [
    {
      id: 'app',
      name: 'Web application',
      description: 'Signing in, leads, campaigns and reports in the browser.',
      responseTimeMs: 120,
    },
    {
      id: 'api',
      name: 'API',
      description: 'The six calls of the API and their authentication.',
      responseTimeMs: 85,
    },
    {
      id: 'email',
      name: 'Email delivery',
      description: 'Sending, retries, and the counting of opens, clicks and replies.',
      responseTimeMs: 210,
    },
    {
      id: 'leads',
      name: 'Lead search',
      description: 'Finding leads, intent and scores.',
      responseTimeMs: 160,
    },
    {
      id: 'webhooks',
      name: 'Webhooks',
      description: 'Delivery of events to your own systems.',
      responseTimeMs: 95,
    },
    {
      id: 'sync',
      name: 'Integrations sync',
      description: 'Leads and contacts to and from your CRM and other tools.',
      responseTimeMs: 240,
    },
  ],
  incidents: [],
  maintenance: [],
};
