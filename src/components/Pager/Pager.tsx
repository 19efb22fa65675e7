import Link from '@docusaurus/Link';
import {ArrowLeft, ArrowRight} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '../Icon/Icon';
import './pager.css';

interface Neighbor {
  readonly title: string;
  readonly permalink: string;
}

export interface PagerProps {
  /** Names the pages for screen readers. */
  readonly label: string;
  readonly previous?: Neighbor;
  readonly next?: Neighbor;
  /** Shown above the titles. */
  readonly captions?: {readonly previous: string; readonly next: string};
}

/** Links to the previous and next page of a series, if there are any. */
export function Pager({
  label,
  previous,
  next,
  captions = {previous: 'Previous', next: 'Next'},
}: PagerProps): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav className="pagination-nav" aria-label={label}>
      {previous && (
        <Link to={previous.permalink} className="pagination-nav__link">
          <div>
            <Icon icon={ArrowLeft} size={16} /> {captions.previous}
          </div>
          <b>{previous.title}</b>
        </Link>
      )}
      {next && (
        <Link to={next.permalink} className="pagination-nav__link pagination-nav__link--next">
          <div>
            {captions.next} <Icon icon={ArrowRight} size={16} />
          </div>
          <b>{next.title}</b>
        </Link>
      )}
    </nav>
  );
}
