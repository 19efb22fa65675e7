// Change: the arrows are icons, next to the label and not in the title.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/PaginatorNavLink';
import {ArrowLeft, ArrowRight} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';

export default function PaginatorNavLink({permalink, title, subLabel, isNext}: Props): ReactNode {
  return (
    <Link
      to={permalink}
      className={`pagination-nav__link${isNext ? ' pagination-nav__link--next' : ''}`}>
      <div>
        {!isNext && <Icon icon={ArrowLeft} size={16} />} {subLabel}{' '}
        {isNext && <Icon icon={ArrowRight} size={16} />}
      </div>
      <b>{title}</b>
    </Link>
  );
}
