import {useLocation} from '@docusaurus/router';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {getStartedTo} from '@site/src/data/header';
import {navGroups} from '@site/src/data/navigation';
import {VersionMenu} from '../Header/VersionMenu';
import {navIcons} from '../navIcons';
import {SignIn} from '../SignIn/SignIn';
import styles from './MenuContent.module.css';

/** `page` for a link to the page itself, and `true` for one to the part of the site that it's in. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

/** All links of the header, and the sidebar of the page. */
export default function MenuContent({close}: {readonly close: () => void}): ReactNode {
  const {pathname} = useLocation();
  const section = useNavbarSecondaryMenu();
  return (
    <Stack gap={6} paddingTop={3} className={styles.menu}>
      {section.content && (
        <Panel as="nav" aria-label="This section" padding={3}>
          {section.content}
        </Panel>
      )}
      <VersionMenu isInMobileMenu />
      <Stack as="nav" gap={8} aria-label="Main menu">
        {navGroups.map((group) => (
          <section key={group.label}>
            <Text
              as="h3"
              size="label"
              tone="accent"
              weight="bold"
              isCaps
              className={styles.heading}>
              {group.label}
            </Text>
            <Grid
              as="ul"
              columns={[1, 1]}
              collapse="never"
              gap={4}
              rowGap={0}
              className={styles.entries}>
              {[...group.entries, ...(group.pictured ?? [])].map(({label, to, icon}) => (
                <li key={to}>
                  <PlainLink
                    to={to}
                    tone="ink"
                    tap="full"
                    className={styles.link}
                    onClick={close}
                    aria-current={currentOf(to, pathname)}>
                    <Icon icon={navIcons[icon]} tone="muted" />
                    {label}
                  </PlainLink>
                </li>
              ))}
            </Grid>
          </section>
        ))}
      </Stack>
      <Cluster gap={3} className={styles.actions}>
        <SignIn size="large" />
        <Button variant="primary" size="large" to={getStartedTo} onClick={close}>
          Get Started
        </Button>
      </Cluster>
    </Stack>
  );
}
