import {Fragment, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Text} from '@site/src/components/Text/Text';
import {localDate} from '@site/src/lib/dates';
import {pageMarks} from '@site/src/lib/pageMarks';
import {headingText} from '../headingText';

export interface ChangedSectionsProps {
  /** The moment of the last visit, in UTC. */
  readonly since: string;
  /** The headings of the changed sections, and the first paragraph if the introduction changed. */
  readonly changed: readonly HTMLElement[];
}

const isHeading = ({tagName}: HTMLElement) => tagName === 'H2';

/** A line with links to the sections that changed since the last visit, and a mark at each one's heading. */
export function ChangedSections({since, changed}: ChangedSectionsProps): ReactNode {
  const day = localDate(since);
  const headings = changed.filter(isHeading);
  return (
    <>
      <Text role="status" size="small" marginBottom={6} {...pageMarks.notText}>
        <strong>Changed since you read this on {day}:</strong>{' '}
        {headings.length < changed.length && `the introduction${headings.length > 0 ? ' · ' : ''}`}
        {headings.map((heading, at) => (
          <Fragment key={heading.id}>
            {at > 0 && ' · '}
            <PlainLink to={`#${heading.id}`} tone="accent">
              {headingText(heading)}
            </PlainLink>
          </Fragment>
        ))}
      </Text>
      {headings.map((heading) =>
        createPortal(
          <Text
            as="span"
            size="label"
            tone="accent"
            weight="semibold"
            isBlock
            leading={1.5}
            {...pageMarks.notText}>
            Changed since {day}
          </Text>,
          heading,
          heading.id,
        ),
      )}
    </>
  );
}
