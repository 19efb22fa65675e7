import {Lock} from 'lucide-react';
import type {ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Badge, Eyebrow} from '@site/src/components/Badge/Badge';
import {Panel} from '@site/src/components/Card/Card';
import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {Section} from '@site/src/components/Section/Section';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Terms} from '@site/src/components/Terms/Terms';
import {Text} from '@site/src/components/Text/Text';
import {salesBrowserExample, salesBrowserFeatures} from '@site/src/data/salesBrowser';
import {scoreOf} from '@site/src/domain/leadScore';
import styles from './SalesBrowser.module.css';

/** The announced built-in sales browser: what it is, an illustration, and its features, folded. */
export function SalesBrowser(): ReactNode {
  return (
    <Section id="sales-browser">
      <Grid columns={[1, 1.2]} gap={16} rowGap={8} align="center">
        <div>
          <Eyebrow>Built-in sales browser</Eyebrow>
          <Text as="h2" size="section" leading={1.08}>
            Your CRM and buying signals, on any website.
          </Text>
          <Text size="lead" tone="muted" marginTop={4} marginBottom={4}>
            Open a company’s site and see who to contact, why now, and what to say.
          </Text>
          <Cluster as={Text} gap={3} rowGap={1} size="small" tone="muted" marginBottom={5}>
            <Badge tone="accent" dot>
              Coming soon
            </Badge>{' '}
            <span>In development, and not part of any plan yet.</span>
          </Cluster>
          <Stack line="above">
            <Disclosure summary="What it will do">
              <Terms
                items={salesBrowserFeatures.map(({title, text}) => [title, text] as const)}
                columns={[1]}
                gap={3}
                termGap={0}
              />
            </Disclosure>
          </Stack>
        </div>
        <BrowserMock />
      </Grid>
    </Section>
  );
}

/** A fictional company's page in the browser, with the panel about it. */
function BrowserMock(): ReactNode {
  const {address, company, heading, openings} = salesBrowserExample;
  return (
    <Panel
      as="figure"
      shadow="float"
      className={styles.window}
      aria-label="Mock sales browser: a careers page with two highlighted openings, next to the lead’s score and a drafted email">
      <Cluster as={Text} gap={2} isOneLine size="label" tone="muted" className={styles.address}>
        <Icon icon={Lock} size={16} /> {address}
      </Cluster>
      <Grid columns={[1.3, 1]} line="above">
        <div className={styles.page}>
          <Text size="label" weight="bold" marginBottom={5} aria-hidden="true">
            {company}
          </Text>
          <Text size="heading" leading={1.1} marginBottom={4} isHead>
            {heading}
          </Text>
          <Stack as="ul" gap={2} isDivided line="above" className={styles.openings}>
            {openings.map((opening) => (
              <Cluster
                as="li"
                key={opening.title}
                gap={4}
                rowGap={0}
                align="baseline"
                justify="between">
                {opening.isSignal ? (
                  <Text as="mark" tone="accent" weight="semibold" className={styles.mark}>
                    {opening.title}
                  </Text>
                ) : (
                  <span>{opening.title}</span>
                )}{' '}
                <Text as="span" size="label" tone="muted">
                  {opening.note}
                </Text>
              </Cluster>
            ))}
          </Stack>
        </div>
        <BrowserPanel />
      </Grid>
      <Text as="figcaption" size="label" tone="muted" className={styles.caption}>
        Illustration with sample data.
      </Text>
    </Panel>
  );
}

/** The side panel: the lead, its score, and a first line. */
function BrowserPanel(): ReactNode {
  const {lead, opener} = salesBrowserExample;
  return (
    <Stack gap={4} className={styles.panel}>
      <Cluster as={Text} gap={3} isOneLine leading={1.35}>
        <Avatar name={lead.name} score={scoreOf(lead)} />
        <span>
          <strong>{lead.name}</strong>
          <Text as="span" size="small" tone="muted" isBlock>
            {lead.title}
          </Text>
        </span>
      </Cluster>
      <HeatBar score={scoreOf(lead)} />
      <Stack as={Panel} gap={2} tone="wash" padding={4}>
        <Text size="label" tone="accent" weight="semibold">
          Suggested opener
        </Text>
        <Text size="small">{opener}</Text>
      </Stack>
    </Stack>
  );
}
