import Link from '@docusaurus/Link';
import {ArrowLeft} from 'lucide-react';
import type {ComponentProps, ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Icon} from '../Icon/Icon';
import {Text} from '../Text/Text';

type PlainLinkProps = Omit<ComponentProps<typeof Text<typeof Link>>, 'as' | 'isPlain'>;

/** A link without underline, in the accent color on hover. */
export function PlainLink(props: PlainLinkProps): ReactNode {
  return <Text as={Link} isPlain {...props} />;
}

/** A link back to the list that a page belongs to. */
export function BackLink({children, ...link}: PlainLinkProps): ReactNode {
  return (
    <PlainLink size="small" tone="muted" tap="full" {...pageMarks.notPrinted} {...link}>
      <Icon icon={ArrowLeft} size={16} /> {children}
    </PlainLink>
  );
}
