import {Lock} from 'lucide-react';
import type {ReactNode} from 'react';

import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Badge} from '@site/src/components/Badge/Badge';
import {Calculation} from '@site/src/components/Calculation/Calculation';
import {Panel} from '@site/src/components/Card/Card';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {Section} from '@site/src/components/Section/Section';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {salesBrowserExample, salesBrowserFeatures} from '@site/src/data/salesBrowser';
import {scoreArithmetic, scoreOf} from '@site/src/domain/leadScore';
import styles from './SalesBrowser.module.css';

/** The announced built-in sales browser: a banner, an illustration, and its features. */
export function SalesBrowser(): ReactNode {
  return (
    <Section
      id="sales-browser"
      eyebrow="Built-in sales browser"
      title="Your CRM and buying signals, on any website."
      lead="Open a company’s site and see who to contact, why now, and what to say.">
      <Cluster as={Text} gap={4} rowGap={2} paddingBlock={4} marginBottom={5} isFramed tone="muted">
        <Badge tone="accent" dot>
          Coming soon
        </Badge>{' '}
        <span>In development, and not part of any plan yet.</span>
      </Cluster>
      <BrowserMock />
      <Grid as="ul" columns={[1, 1, 1]} tablet={[1, 1]} phone={[1]} marginTop={12}>
        {salesBrowserFeatures.map(({title, text}) => (
          <Stack
            as="li"
            key={title}
            gap={2}
            paddingBlock={6}
            line="above"
            className={styles.feature}>
            <Text as="h3" size="large">
              {title}
            </Text>
            <Text tone="muted">{text}</Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}

const {tabs, address, company, menu, heading, openings, lead, signals, opener} =
  salesBrowserExample;

/** A fictional company's page in the browser, with the panel about it. */
function BrowserMock(): ReactNode {
  return (
    <Panel
      as="figure"
      shadow="float"
      className={styles.window}
      aria-label="Mock sales browser: a careers page with two highlighted openings, next to the lead’s score, signals, and a drafted email">
      <Cluster gap={1} align="stretch" isOneLine className={styles.tabs} aria-hidden="true">
        {tabs.map((tab) => (
          <Text as="span" key={tab} size="label" tone="muted" isOneLine className={styles.tab}>
            {tab}
          </Text>
        ))}
      </Cluster>
      <Cluster as={Text} gap={2} isOneLine size="label" tone="muted" className={styles.address}>
        <Icon icon={Lock} size={16} /> {address}
      </Cluster>
      <Grid columns={[1.6, 1]} line="above">
        <div className={styles.page}>
          <Cluster
            as={Text}
            gap={5}
            rowGap={1}
            size="label"
            tone="muted"
            className={styles.site}
            aria-hidden="true">
            <Text as="span" tone="ink" weight="bold" className={styles.company}>
              {company}
            </Text>
            {menu.map((entry) => (
              <span key={entry}>{entry}</span>
            ))}
          </Cluster>
          <Text size="section" leading={1.1} marginBottom={5} isHead>
            {heading}
          </Text>
          <Stack as="ul" gap={3} isDivided line="above">
            {openings.map((opening) => (
              <Cluster
                as="li"
                key={opening.title}
                gap={4}
                rowGap={0}
                align="baseline"
                justify="between">
                {'signal' in opening ? (
                  <span>
                    <Text as="mark" tone="accent" weight="semibold" className={styles.mark}>
                      {opening.title}
                    </Text>{' '}
                    <Text
                      as="span"
                      size="label"
                      tone="accent"
                      weight="bold"
                      className={styles.number}>
                      {opening.signal}
                    </Text>
                  </span>
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

/** The side panel: the lead, its score, the signals behind it, and a first line. */
function BrowserPanel(): ReactNode {
  return (
    <Stack gap={5} className={styles.panel}>
      <Cluster as={Text} gap={3} isOneLine leading={1.35}>
        <Avatar name={lead.name} score={scoreOf(lead)} />
        <span>
          <strong>{lead.name}</strong>
          <Text as="span" size="small" tone="muted" isBlock>
            {lead.title}
          </Text>
        </span>
      </Cluster>
      <Stack gap={2}>
        <Label>Lead score</Label>
        <HeatBar score={scoreOf(lead)} />
        <Calculation text={scoreArithmetic(lead)} />
      </Stack>
      <Stack gap={2}>
        <Label>Intent signals</Label>
        <Stack as="ol" gap={2} isDivided line="above" className={styles.signals}>
          {signals.map(({number, text}) => (
            <Cluster as="li" key={number} gap={3} align="start" isOneLine>
              {text}
            </Cluster>
          ))}
        </Stack>
      </Stack>
      <Stack as={Panel} gap={2} tone="wash" padding={4}>
        <Text size="label" tone="accent" weight="semibold">
          Suggested opener
        </Text>
        <Text size="small">{opener}</Text>
      </Stack>
    </Stack>
  );
}

const Label = ({children}: {readonly children: string}) => (
  <Text size="label" tone="muted">
    {children}
  </Text>
);
