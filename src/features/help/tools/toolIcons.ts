import {
  Calculator,
  CalendarDays,
  FileSpreadsheet,
  Gauge,
  KeyRound,
  MailX,
  PenLine,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';

import type {HelpToolId} from '@site/src/data/helpTools';

export const toolIcons: Readonly<Record<HelpToolId, LucideIcon>> = {
  bounce: MailX,
  dns: ShieldCheck,
  records: KeyRound,
  csv: FileSpreadsheet,
  email: PenLine,
  score: Gauge,
  cost: Calculator,
  warmup: CalendarDays,
};
