import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Callout} from '@site/src/components/Callout/Callout';
import type {Incident} from '@site/src/data/status/types';
import {pageMarks} from '@site/src/lib/pageMarks';

/** The open incidents that affect an article, as of the build, each with a link to its updates. */
export function IncidentNotice({
  incidents,
}: {
  readonly incidents: readonly Pick<Incident, 'id' | 'title'>[];
}): ReactNode {
  if (incidents.length === 0) return null;
  return (
    <div {...pageMarks.notSearched}>
      <Callout kind="warning" title="An open incident may be the cause">
        <ul>
          {incidents.map(({id, title}) => (
            <li key={id}>
              <Link to={`/status#${id}`}>{title}</Link>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
