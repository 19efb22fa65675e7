import {CirclePlay} from 'lucide-react';
import type {ReactNode} from 'react';

import type {VideoTopic} from '@site/plugins/help-catalog/landing';
import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {counted} from '@site/src/data/written';
import styles from './HelpHome.module.css';
import {Part} from './HomeLinks';

export const videoCount = (topics: readonly VideoTopic[]): number =>
  topics.reduce((sum, {videos}) => sum + videos.length, 0);

/** The tutorials by topic with their lengths. They play in the demo or in an article. */
export function VideoTutorials({topics}: {readonly topics: readonly VideoTopic[]}): ReactNode {
  return (
    <Part title="Video tutorials">
      <Text tone="muted" isMeasured>
        Step by step on the screens of the app, with captions and no sound. Pause, or jump to a
        step, whenever you like.
      </Text>
      <div className={styles.topics}>
        {topics.map(({name, videos}, index) => (
          <Disclosure
            key={name}
            isInitiallyOpen={index === 0}
            summary={
              <Cluster as="span" gap={3} rowGap={0} align="baseline" isInline>
                {name}{' '}
                <Text as="span" size="small" tone="muted" weight="regular" isFigures>
                  {counted(videos.length, 'video')}
                </Text>
              </Cluster>
            }>
            <Grid as="ul" columns={24} gap={12} rowGap={0}>
              {videos.map(({title, to, duration}) => (
                <li key={to}>
                  <Grid
                    as={PlainLink}
                    to={to}
                    tone="ink"
                    columns={['auto', 1, 'auto']}
                    collapse="never"
                    gap={3}
                    align="center"
                    line="above"
                    paddingBlock={4}>
                    <Icon icon={CirclePlay} tone="accent" />
                    <Text as="span" weight="semibold">
                      {title}
                    </Text>
                    <Text as="span" size="small" tone="muted" isFigures>
                      {duration}
                    </Text>
                  </Grid>
                </li>
              ))}
            </Grid>
          </Disclosure>
        ))}
      </div>
    </Part>
  );
}
