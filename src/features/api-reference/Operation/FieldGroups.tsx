import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import type {OperationData} from '@site/plugins/api-reference/types';
import {pageMarks} from '@site/src/lib/pageMarks';
import {FieldList} from './FieldList';
import {marksSamples} from './marksSamples';
import styles from './Operation.module.css';

interface FieldGroupsProps {
  readonly operation: OperationData;
  /** The id in the URL's hash. */
  readonly target: string;
  readonly level: 'h2' | 'h3' | 'h4';
}

/** The fields of a request, by place. An event is a request that we send. */
export function FieldGroups({
  operation: {prefix, isEvent, groups},
  target,
  level,
}: FieldGroupsProps): ReactNode {
  return groups.map(({id, title, textHtml, fields}) => (
    <section key={id} {...pageMarks.laidOutLater} {...marksSamples}>
      <Heading as={level} id={prefix + id}>
        {title}
      </Heading>
      {textHtml && <div className={styles.text} dangerouslySetInnerHTML={{__html: textHtml}} />}
      <FieldList fields={fields} target={target} isResponse={isEvent} />
    </section>
  ));
}
