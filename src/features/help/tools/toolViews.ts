import type {ComponentType} from 'react';

import type {HelpToolId} from '@site/src/data/helpTools';

/** Shows a tool's result for the text in its field, or for that in the hash if it has none. */
export type ToolView = ComponentType<{readonly text: string}>;

/** The tools' code, each in a file of its own. */
export const toolViews: Readonly<Record<HelpToolId, () => Promise<ToolView>>> = {
  bounce: async () => (await import('./BounceResult')).default,
  csv: async () => (await import('./CsvTool')).default,
  dns: async () => (await import('./DnsResult')).default,
  records: async () => (await import('./RecordsTool')).default,
  email: async () => (await import('./EmailResult')).default,
  score: async () => (await import('./ScoreTool')).default,
  cost: async () => (await import('./CostTool')).default,
  warmup: async () => (await import('./WarmupTool')).default,
};
