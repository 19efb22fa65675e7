import Link from '@docusaurus/Link';
import {Rss} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {feedLinks, legalLinks, navGroups} from '@site/src/data/navigation';
import {statusSummaries} from '@site/src/data/status/levels';
import {statusRecord} from '@site/src/data/status/status';
import {overallLevel} from '@site/src/domain/status/history';
import {Logo} from '../Logo/Logo';
import styles from './Footer.module.css';

const columns = [
  ...navGroups.map(({label, entries}) => ({label, links: entries})),
  {label: 'Legal', links: legalLinks},
];

/** The footer of every page: the sitemap, the product's status, feeds, and social profiles. */
export function Footer({year}: {readonly year: number}): ReactNode {
  const status = overallLevel(statusRecord);
  return (
    <footer className={`theme-layout-footer ${styles.footer}`}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div>
            <Logo />
            <Text tone="muted" className={styles.tagline}>
              Know who is ready before you write.
            </Text>
            <Cluster as={Link} gap={2} isInline to="/status" className={styles.status}>
              <span className={styles.dot} data-status={status} />
              {statusSummaries[status]}
            </Cluster>
          </div>
          <nav aria-label="Footer" className={styles.columns}>
            {columns.map(({label, links}) => (
              <section key={label}>
                <h2 className={styles.heading}>{label}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to} className={styles.link}>
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </div>
        <Cluster gap={8} rowGap={4} justify="between" className={styles.bottom}>
          <Text size="small" tone="muted">
            © {brand.foundedYear === year ? year : `${brand.foundedYear}–${year}`} {brand.legalName}
          </Text>
          <Cluster as="ul" gap={5} rowGap={0}>
            {feedLinks.map(({label, href}) => (
              <li key={href}>
                <Link to={`pathname://${href}`} className={styles.link} target="_self">
                  <Icon icon={Rss} size={16} /> {label}
                </Link>
              </li>
            ))}
            {brand.social.map(({name, href}) => (
              <li key={href}>
                <Link to={href} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </Cluster>
        </Cluster>
      </div>
    </footer>
  );
}
