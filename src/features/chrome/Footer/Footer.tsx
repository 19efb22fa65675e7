import type {ComponentProps, ReactNode} from 'react';

import {Fold} from '@site/src/components/Fold/Fold';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {feedLinks, legalLinks, navGroups, privacyChoice} from '@site/src/data/navigation';
import {statusSummaries} from '@site/src/data/status/levels';
import {statusRecord} from '@site/src/data/status/status';
import {overallLevel} from '@site/src/domain/status/history';
import {Logo} from '../Logo/Logo';
import styles from './Footer.module.css';

/** The content of every page's footer: the sitemap, the product's status, feeds, social profiles, and the wordmark. */
export function Footer({year}: {readonly year: number}): ReactNode {
  const status = overallLevel(statusRecord);
  const columns = [
    ...navGroups.map(({label, entries}) => ({label, links: entries})),
    {label: 'Legal', links: legalLinks},
  ];
  return (
    <>
      <Grid
        columns={['minmax(14rem, 1fr)', '3fr']}
        collapse="mobile"
        gap={10}
        rowGap={8}
        className={styles.top}>
        <div>
          <Text size="heading" isHead className={styles.slogan}>
            {brand.slogan}.
          </Text>
          <PlainLink to="/status" size="small" tone="ink" tap="full" className={styles.status}>
            <span className={styles.dot} data-level={status} />
            {statusSummaries[status]}
          </PlainLink>
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          {columns.map(({label, links}) => (
            <section key={label}>
              <h2 className={styles.heading}>{label}</h2>
              <Fold summary={label}>
                <ul>
                  {links.map((link) => (
                    <li key={link.to}>
                      <FooterLink to={link.to}>{link.label}</FooterLink>
                    </li>
                  ))}
                </ul>
              </Fold>
            </section>
          ))}
        </nav>
      </Grid>
      <Cluster gap={8} rowGap={0} justify="between" className={styles.legal}>
        <Text size="small" tone="muted">
          {`© ${brand.foundedYear === year ? '' : `${brand.foundedYear}–`}${year} ${brand.legalName}`}
        </Text>
        <Cluster as="ul" gap={5} rowGap={0}>
          <li>
            <FooterLink to={privacyChoice.to}>{privacyChoice.label}</FooterLink>
          </li>
          {feedLinks.map(({label, href}) => (
            <li key={href}>
              <FooterLink to={`pathname://${href}`} target="_self">
                {label}
              </FooterLink>
            </li>
          ))}
          {brand.social.map(({name, href}) => (
            <li key={href}>
              <FooterLink to={href}>{name}</FooterLink>
            </li>
          ))}
        </Cluster>
      </Cluster>
      <div className={styles.wordmark}>
        <Logo />
      </div>
    </>
  );
}

function FooterLink(props: ComponentProps<typeof PlainLink>): ReactNode {
  return <PlainLink size="small" tone="muted" tap="compact" {...props} />;
}
