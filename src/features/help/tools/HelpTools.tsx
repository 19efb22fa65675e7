import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

import {BackLink} from '@site/src/components/PlainLink/PlainLink';
import {Text} from '@site/src/components/Text/Text';
import {helpTools} from '@site/src/data/helpTools';
import articleStyles from '../HelpArticle/HelpArticle.module.css';
import {useVersionPath} from '../useVersionPath';
import {ToolBox} from './ToolBox';

/** The page of all tools. */
export function HelpTools(): ReactNode {
  const versionPath = useVersionPath();
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of helpTools) collectAnchor(id);
  return (
    <Text as="div" isMeasured className={articleStyles.category}>
      <BackLink to={versionPath}>Help center</BackLink>
      <h1 className={articleStyles.title}>Tools</h1>
      <Text size="lead" tone="muted" className={articleStyles.description}>
        Find out why an email bounced, check your records, your list, and your emails, and plan
        ahead. Everything runs in your browser, and nothing you paste leaves it.
      </Text>
      {helpTools.map(({id, title, description}) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="visuallyHidden">
            {title}: {description}
          </h2>
          <ToolBox id={id} />
        </section>
      ))}
    </Text>
  );
}
