import {
  Braces,
  ChartLine,
  Flame,
  Globe,
  RefreshCw,
  Route,
  Send,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {Icon} from '@site/src/components/Icon/Icon';
import {features, firstPlanWith, type Feature} from '@site/src/data/features';
import {FeatureLinks} from './FeatureLinks';
import styles from './FeatureRows.module.css';

const icons = {
  autopilot: Send,
  'hot-leads': Flame,
  domains: Globe,
  'multi-channel': Route,
  analytics: ChartLine,
  'crm-sync': RefreshCw,
  team: Users,
  api: Braces,
} satisfies Record<(typeof features)[number]['id'], LucideIcon>;

/** The other eight features: what each does, the founder plan it starts with, where to read more. */
export function FeatureRows(): ReactNode {
  return (
    <div className={styles.rows}>
      {features.map((feature) => (
        <FeatureRow key={feature.id} icon={icons[feature.id]} {...feature} />
      ))}
    </div>
  );
}

function FeatureRow({icon, ...feature}: Feature & {readonly icon: LucideIcon}): ReactNode {
  const {title, text, planFeature} = feature;
  const plan = planFeature && firstPlanWith(planFeature);
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <Icon icon={icon} size={24} className={styles.icon} />
        <h3 className={styles.title}>{title}</h3>
        {plan && <Badge>From {plan}</Badge>}
      </div>
      <div className={styles.body}>
        <p>{text}</p>
        <FeatureLinks {...feature} />
      </div>
    </article>
  );
}
