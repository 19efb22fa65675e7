import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import {BackLink, PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {helpTools} from '@site/src/data/helpTools';
import {pageMarks} from '@site/src/lib/pageMarks';
import articleStyles from '../HelpArticle/HelpArticle.module.css';
import {useVersionPath} from '../useVersionPath';
import styles from './HelpTools.module.css';
import {ToolBox} from './ToolBox';

/** The page of all tools. */
export function HelpTools(): ReactNode {
  const versionPath = useVersionPath();
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of helpTools) collectAnchor(id);
  return (
    <div className={articleStyles.category}>
      <BackLink to={versionPath}>Help center</BackLink>
      <h1 className={articleStyles.title}>Tools</h1>
      <Text size="lead" tone="muted" isMeasured className={articleStyles.description}>
        Find out why an email bounced, check your records, your list, and your emails, and plan
        ahead. Everything runs in your browser, and nothing you paste leaves it.
      </Text>
      <div className={styles.layout}>
        <Stack
          as="nav"
          className={styles.index}
          aria-label="Tools"
          {...pageMarks.notText}
          {...pageMarks.notInMarkdown}>
          {helpTools.map(({id, title}) => (
            <PlainLink key={id} to={`#${id}`} size="small" tone="muted" tap="compact">
              {title}
            </PlainLink>
          ))}
        </Stack>
        <div>
          {helpTools.map(({id, title, description}) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="visuallyHidden">
                {title}: {description}
              </h2>
              <ToolBox id={id} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
