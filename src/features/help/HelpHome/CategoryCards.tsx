import Link from '@docusaurus/Link';
import {
  ChartNoAxesCombined,
  CreditCard,
  Flame,
  MailCheck,
  Plug,
  Rocket,
  Sparkles,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import type {HelpCategory, HelpCategoryCard} from '@site/src/data/help';
import styles from './CategoryCards.module.css';

const icons = {
  'Getting Started': Rocket,
  Integrations: Plug,
  'Features & Tools': Sparkles,
  'Email Deliverability': MailCheck,
  'Billing & Plans': CreditCard,
  Troubleshooting: Wrench,
  'Best Practices': ChartNoAxesCombined,
  'Advanced Features': Flame,
} satisfies Record<HelpCategory, LucideIcon>;

export interface CategoryCardsProps {
  readonly cards: readonly HelpCategoryCard[];
  /** `/help` or `/help/2.4`. */
  readonly versionPath: string;
}

/** The eight categories, each with six questions that lead straight to their answers. */
export function CategoryCards({cards, versionPath}: CategoryCardsProps): ReactNode {
  return (
    <div className={styles.grid}>
      {cards.map(({name, articleCount, answers}) => (
        <article key={name} className={styles.card}>
          <header className={styles.header}>
            <Icon icon={icons[name]} size={24} className={styles.icon} />
            <h3 className={styles.name}>{name}</h3>
            <span className={styles.count}>{articleCount} articles</span>
          </header>
          <ul className={styles.list}>
            {answers.map(({title, article, anchor}) => (
              <li key={title}>
                <Link to={`${versionPath}/article/${article}#${anchor}`} className={styles.link}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
