import {
  ChartNoAxesCombined,
  CreditCard,
  Flame,
  MailCheck,
  Plug,
  Rocket,
  Sparkles,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

import type {HelpCategory} from '@site/src/data/help';

export const categoryIcons = {
  'Getting Started': Rocket,
  Integrations: Plug,
  'Features & Tools': Sparkles,
  'Email Deliverability': MailCheck,
  'Billing & Plans': CreditCard,
  Troubleshooting: Wrench,
  'Best Practices': ChartNoAxesCombined,
  'Advanced Features': Flame,
} satisfies Record<HelpCategory, LucideIcon>;
