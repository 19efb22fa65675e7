import type {StatusRecord} from '@site/src/data/status/types';

/** A record in which nothing happened. For tests: the live one may tell of an incident at any time. */
export const quietRecord: StatusRecord = {
  writtenAt: '2026-11-20T12:00:00Z',
  components: [
    {id: 'app', name: 'Web application', description: 'Leads.', responseTimeMs: 120},
    {id: 'api', name: 'API', description: 'Six calls.', responseTimeMs: 85},
    {id: 'email', name: 'Email delivery', description: 'Sending.', responseTimeMs: 210},
    {id: 'leads', name: 'Lead search', description: 'Intent.', responseTimeMs: 160},
    {id: 'webhooks', name: 'Webhooks', description: 'Events.', responseTimeMs: 95},
    {id: 'sync', name: 'Integrations sync', description: 'Your CRM.', responseTimeMs: 240},
  ],
  incidents: [],
  maintenance: [],
};

/** A record in which every level, every phase and maintenance occur. For tests: the live one may be quiet. */
export const eventfulRecord: StatusRecord = {
  ...quietRecord,
  incidents: [
    {
      id: 'api-timeouts',
      title: 'Time-outs in the API',
      affects: {api: 'major-outage', webhooks: 'partial-outage', app: 'degraded'},
      startedAt: '2026-11-20T10:00:00Z',
      updates: [
        {
          phase: 'investigating',
          at: '2026-11-20T10:05:00Z',
          text: 'Calls time out. We are looking.',
        },
        {phase: 'identified', at: '2026-11-20T10:40:00Z', text: 'A full disk is the cause.'},
        {phase: 'monitoring', at: '2026-11-20T11:30:00Z', text: 'The disk has room again.'},
      ],
    },
    {
      id: 'late-opens',
      title: 'Opens counted late',
      affects: {email: 'degraded'},
      startedAt: '2026-10-02T08:00:00Z',
      updates: [
        {phase: 'investigating', at: '2026-10-02T08:10:00Z', text: 'Opens arrive an hour late.'},
        {phase: 'resolved', at: '2026-10-02T11:00:00Z', text: 'All opens are counted.'},
      ],
    },
  ],
  maintenance: [
    {
      id: 'sync-move',
      title: 'Moving the sync to new machines',
      components: ['sync'],
      startsAt: '2026-11-20T11:00:00Z',
      endsAt: '2026-11-20T14:00:00Z',
      text: 'Syncs wait and run afterwards. Nothing is lost.',
    },
    {
      id: 'lead-index',
      title: 'A new index for the lead search',
      components: ['leads'],
      startsAt: '2026-11-28T06:00:00Z',
      endsAt: '2026-11-28T07:00:00Z',
      text: 'Searches may take a second longer.',
    },
  ],
};
