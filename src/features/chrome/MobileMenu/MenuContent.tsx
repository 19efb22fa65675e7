import {useLocation} from '@docusaurus/router';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {ComponentProps, ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {getStartedTo} from '@site/src/data/header';
import {navGroups} from '@site/src/data/navigation';
import {navIcons} from '../navIcons';
import {SignIn} from '../SignIn/SignIn';
import {Versions} from '../Versions';
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
      <Versions>
        {(versions) => (
          <nav aria-label="Versions">
            <MenuGroup
              label="Versions"
              entries={versions.map(({label, to, isCurrent, prefer}) => ({
                label,
                to,
                onClick: prefer,
                'data-noBrokenLinkCheck': true,
                'aria-current': isCurrent ? 'page' : undefined,
              }))}
            />
          </nav>
        )}
      </Versions>
      <Stack as="nav" gap={8} aria-label="Main menu">
        {navGroups.map((group) => (
          <MenuGroup
            key={group.label}
            label={group.label}
            entries={[...group.entries, ...(group.pictured ?? [])].map(({label, to, icon}) => ({
              label,
              to,
              icon: navIcons[icon],
              onClick: close,
              'aria-current': currentOf(to, pathname),
            }))}
          />
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

interface MenuGroupProps {
  readonly label: string;
  readonly entries: readonly (ComponentProps<typeof PlainLink> & {
    readonly label: string;
    readonly icon?: ComponentProps<typeof Icon>['icon'];
  })[];
}

/** A heading with links in two columns. */
function MenuGroup({label: heading, entries}: MenuGroupProps): ReactNode {
  return (
    <section>
      <Text as="h3" size="label" tone="accent" weight="bold" isCaps className={styles.heading}>
        {heading}
      </Text>
      <Grid as="ul" columns={[1, 1]} collapse="never" gap={4} rowGap={0} className={styles.entries}>
        {entries.map(({label, icon, ...link}) => (
          <li key={label}>
            <PlainLink tone="ink" tap="full" className={styles.link} {...link}>
              {icon && <Icon icon={icon} tone="muted" />}
              {label}
            </PlainLink>
          </li>
        ))}
      </Grid>
    </section>
  );
}
