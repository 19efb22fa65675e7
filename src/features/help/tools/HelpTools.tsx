import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import {BackLink, PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {helpTools} from '@site/src/data/helpTools';
import {pageMarks} from '@site/src/lib/pageMarks';
import categoryStyles from '../HelpCategory/HelpCategory.module.css';
import {useVersionPath} from '../useVersionPath';
import styles from './HelpTools.module.css';
import {ToolBox} from './ToolBox';

/** The page of all tools. */
export function HelpTools(): ReactNode {
  const versionPath = useVersionPath();
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of helpTools) collectAnchor(id);
  return (
    <>
      <BackLink to={versionPath}>Help center</BackLink>
      <h1 className={categoryStyles.title}>Tools</h1>
      <Text size="lead" tone="muted" isMeasured className={categoryStyles.description}>
        Find out why an email bounced, check your records, your list, and your emails, and plan
        ahead. Everything runs in your browser, and nothing you paste leaves it.
      </Text>
      <div className={styles.layout}>
        <Stack
          as="nav"
          className={`table-of-contents ${styles.index}`}
          aria-label="Tools"
          {...pageMarks.notText}
          {...pageMarks.notInMarkdown}>
          {helpTools.map(({id, title}) => (
            <PlainLink
              key={id}
              to={`#${id}`}
              size="small"
              tone="muted"
              tap="compact"
              className="table-of-contents__link">
              {title}
            </PlainLink>
          ))}
        </Stack>
        <div>
          {helpTools.map(({id, title, description}, index) => (
            <Stack
              as="section"
              key={id}
              gap={2}
              line="above"
              className={styles.tool}
              aria-labelledby={id}>
              <Text as="h2" size="heading" id={id}>
                {title}
              </Text>
              <Text tone="muted" isMeasured marginBottom={4}>
                {description}
              </Text>
              <ToolBox id={id} isFirst={index === 0} />
            </Stack>
          ))}
        </div>
      </div>
    </>
  );
}
