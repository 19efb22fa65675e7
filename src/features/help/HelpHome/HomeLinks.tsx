import {
  BookOpen,
  Bookmark,
  Braces,
  Mail,
  MessageCircle,
  MessagesSquare,
  Phone,
  type LucideIcon,
} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Icon} from '@site/src/components/Icon/Icon';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {helpTools} from '@site/src/data/helpTools';
import {limits} from '@site/src/data/limits';
import {toolIcons} from '../tools/toolIcons';
import styles from './HelpHome.module.css';

/** The tools, and what visitors saved. */
export function Tools(): ReactNode {
  return (
    <Part title="Tools">
      <Grid as="ul" columns={20} gap={8} rowGap={0} className={styles.links}>
        {helpTools.map(({id, title}) => (
          <TextLink key={id} to={`/help/tools#${id}`} icon={toolIcons[id]} title={title} />
        ))}
        <TextLink to="/help/saved" icon={Bookmark} title="Saved articles and history" />
      </Grid>
    </Part>
  );
}

function TextLink({
  to,
  icon,
  title,
  children,
}: {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** What's there; not shown on phones. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <li>
      <PlainLink to={to} tone="ink" weight="semibold" tap="full">
        <Icon icon={icon} tone="accent" /> {title}
      </PlainLink>
      {children && (
        <Text size="small" tone="muted" className={styles.toolText}>
          {children}
        </Text>
      )}
    </li>
  );
}

/** Links out of the help center. */
export function QuickLinks(): ReactNode {
  const links = [
    {
      icon: Braces,
      title: 'API reference',
      to: '/api',
      text: 'Endpoints, limits, and authentication.',
    },
    {
      icon: MessagesSquare,
      title: 'Community',
      to: '/community',
      text: 'Ask other senders.',
    },
    {icon: BookOpen, title: 'Developer docs', to: '/docs', text: 'Build on the API, step by step.'},
    {
      icon: Mail,
      title: 'Contact',
      to: '/contact',
      text: 'Ask our team.',
    },
  ];
  return (
    <Part title="Quick links">
      <Grid
        as="ul"
        columns={[1, 1, 1, 1]}
        tablet={[1, 1]}
        phone={[1]}
        gap={8}
        rowGap={0}
        className={styles.links}>
        {links.map(({text, ...link}) => (
          <TextLink key={link.to} {...link}>
            {text}
          </TextLink>
        ))}
      </Grid>
    </Part>
  );
}

/** Ways to reach support. */
export function ContactBlock(): ReactNode {
  return (
    <Cluster
      as="section"
      gap={10}
      rowGap={5}
      justify="between"
      line="above"
      marginTop={12}
      paddingTop={8}>
      <Stack gap={2}>
        <Text as="h2" size="heading">
          Still stuck?
        </Text>
        <Text tone="muted" className={styles.contactText}>
          Our team replies within {limits.replyHours} hours, {limits.businessHours}.
        </Text>
      </Stack>
      <Cluster gap={3} align="stretch" className={styles.contact}>
        <Button icon={MessageCircle} to="/contact?topic=chat">
          Message support
        </Button>
        <Button icon={Mail} to={`mailto:${brand.mail.support}`}>
          Email support
        </Button>
        <Button icon={Phone} to="/contact?topic=call">
          Request a call
        </Button>
      </Cluster>
    </Cluster>
  );
}

/** A part of the landing page below its heading. */
export function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Stack as="section" gap={5} marginTop={16}>
      <Text as="h2" className={styles.heading}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
