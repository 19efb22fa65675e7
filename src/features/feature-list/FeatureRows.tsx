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

import {Icon} from '@site/src/components/Icon/Icon';
import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {features, type Feature} from '@site/src/data/features';
import {FeatureLinks} from './FeatureLinks';
import styles from './FeatureList.module.css';
import {PlanBadge} from './PlanBadge';

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

/** The other eight features, each with the founder plan it starts with and where to read more. */
export function FeatureRows(): ReactNode {
  return (
    <Stack gap={6} isDivided isFramed>
      {features.map((feature) => (
        <FeatureRow key={feature.id} icon={icons[feature.id]} {...feature} />
      ))}
    </Stack>
  );
}

function FeatureRow({icon, ...feature}: Feature & {readonly icon: LucideIcon}): ReactNode {
  const {title, text, planFeature} = feature;
  return (
    <Grid as="article" columns={[5, 6, 4]} gap={10} rowGap={3} align="start">
      <Grid columns={['auto', 1]} collapse="never" gap={3} rowGap={2} className={styles.head}>
        <Icon icon={icon} size={24} />
        <Text as="h3" size="heading">
          {title}
        </Text>
        <PlanBadge feature={planFeature} />
      </Grid>
      <Text tone="muted" isMeasured>
        {text}
      </Text>
      <FeatureLinks {...feature} />
    </Grid>
  );
}
