import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import {Fold} from '@site/src/components/Fold/Fold';
import rows from '@site/src/components/Fold/FoldRows.module.css';
import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {helpTools} from '@site/src/data/helpTools';
import {pageMarks} from '@site/src/lib/pageMarks';
import {HelpTitle} from '../HelpTitle/HelpTitle';
import styles from './HelpTools.module.css';
import {ToolBox} from './ToolBox';
import {toolIcons} from './toolIcons';

/** The page of all tools. */
export function HelpTools(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of helpTools) collectAnchor(id);
  return (
    <>
      <HelpTitle title="Tools">
        Find out why an email bounced, check your records, your list, and your emails, and plan
        ahead. Everything runs in your browser, and nothing you paste leaves it.
      </HelpTitle>
      <div className={styles.layout}>
        <Stack
          as="nav"
          className={`table-of-contents table-of-contents__left-border ${styles.index}`}
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
        <div className={rows.rows}>
          {helpTools.map(({id, title, description}, index) => (
            <Stack
              as="section"
              key={id}
              gap={3}
              line="above"
              className={styles.tool}
              aria-labelledby={id}>
              <Cluster as="header" gap={3} isOneLine>
                <Icon icon={toolIcons[id]} size={24} tone="accent" />
                <Text as="h2" size="heading" id={id}>
                  {title}
                </Text>
              </Cluster>
              <Fold
                summary={<span {...pageMarks.notInMarkdown}>{title}</span>}
                isInitiallyOpen={index === 0}>
                <ToolBox id={id} description={description} isMain={index === 0} />
              </Fold>
            </Stack>
          ))}
        </div>
      </div>
    </>
  );
}
