import type {StatusRecord} from './types';

/**
 * During an incident, edit only this file: add the incident, and the component's state, its history, the footer,
 * status.json, and the feeds follow. Set `writtenAt` each time. CONTRIBUTING.md has an example.
 */
export const statusRecord: StatusRecord = {
  writtenAt: '2026-11-20T09:00:00Z',
  components: [
    {
      id: 'app',
      name: 'Web application',
      description: 'Sign-in, leads, campaigns, and reports.',
      responseTimeMs: 120,
    },
    {
      id: 'api',
      name: 'API',
      description: 'Endpoints and authentication.',
      responseTimeMs: 85,
    },
    {
      id: 'email',
      name: 'Email delivery',
      description: 'Sending, retries, and tracking.',
      responseTimeMs: 210,
    },
    {
      id: 'leads',
      name: 'Lead search',
      description: 'Leads, intent, and scores.',
      responseTimeMs: 160,
    },
    {
      id: 'webhooks',
      name: 'Webhooks',
      description: 'Event delivery to your systems.',
      responseTimeMs: 95,
    },
    {
      id: 'sync',
      name: 'Integrations sync',
      description: 'Sync with your CRM and other tools.',
      responseTimeMs: 240,
    },
  ],
  incidents: [],
  maintenance: [],
};
