import {useLocation} from '@docusaurus/router';
import {useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {getStartedTo} from '@site/src/data/header';
import {navGroups} from '@site/src/data/navigation';
import {navIcons} from '../navIcons';
import {SignIn} from '../SignIn/SignIn';
import {Versions} from '../Versions';
import styles from './MenuContent.module.css';
import {MenuGroup} from './MenuGroup';

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
