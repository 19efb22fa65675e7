import Link from '@docusaurus/Link';
import {ArrowRight} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {demoPath, type DemoPosition} from '@site/src/domain/demoAddress/demoPath';
import styles from './FeatureBlock.module.css';

export interface FeatureBlockProps {
  readonly title: string;
  readonly text: string;
  readonly linkLabel: string;
  /** Where in the demo this is shown. */
  readonly place: DemoPosition;
  /** What the piece of the product is, for screen readers. */
  readonly pieceLabel: string;
  /** Stands above the piece: where in the product this is. */
  readonly pieceTitle: ReactNode;
  /** The piece of the product. */
  readonly children: ReactNode;
}

/** Words on one side, a piece of the product on the other. Every second one is turned round. */
export function FeatureBlock({
  title,
  text,
  linkLabel,
  place,
  pieceLabel,
  pieceTitle,
  children,
}: FeatureBlockProps): ReactNode {
  return (
    <article className={styles.block}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <Link to={demoPath(place)} className={styles.link}>
          {linkLabel} <Icon icon={ArrowRight} size={16} className={styles.arrow} />
        </Link>
      </div>
      <figure className={styles.piece} aria-label={pieceLabel}>
        <p className={styles.pieceTitle}>{pieceTitle}</p>
        {children}
      </figure>
    </article>
  );
}
