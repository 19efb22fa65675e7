import {Link2, Play, RotateCcw} from 'lucide-react';
import type {ReactNode, Ref} from 'react';

import arrival from '@site/src/components/Arrival/arrival.module.css';
import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {ProgressBar} from '@site/src/components/ProgressBar/ProgressBar';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {industryOf} from '@site/src/data/demo/industries';
import {writeSequence} from '@site/src/domain/sequence/writeSequence';
import {announcementOf, isTicking, progressOf, type DemoEvent, type DemoState} from './demoMachine';
import styles from './DemoStage.module.css';
import type {DemoPart} from './tour/chapters';
import {IndustryPicker} from './view/IndustryPicker';
import {Leads} from './view/Leads';
import {Results} from './view/Results';
import {Sequence} from './view/Sequence';

export interface DemoStageProps {
  readonly state: DemoState;
  readonly onEvent: (event: Exclude<DemoEvent, {type: 'tick'}>) => void;
  /** Returns the URL of the current step, for the Copy link button. */
  readonly linkOf: () => string;
  readonly onWatch: () => void;
  readonly watchRef: Ref<HTMLButtonElement>;
  /** Shown while the guided run is on; its captions are then announced instead of the steps. */
  readonly tourBar: ReactNode;
}

/** The demo's four parts, one below the other. A part that isn't reached yet describes what it will show. */
export function DemoStage(props: DemoStageProps): ReactNode {
  const {state, onEvent, linkOf, onWatch, watchRef, tourBar} = props;
  const industry = state.step === 'start' ? null : industryOf(state.industry);
  const leadIndex = 'lead' in state ? state.lead : null;
  const lead = industry && leadIndex !== null ? industry.leads[leadIndex] : null;
  const isWritten = state.step === 'sequence' || state.step === 'results';
  const isSending = state.step === 'sequence' && isTicking(state);
  const isLaunched = isSending || state.step === 'results';

  return (
    <Panel shadow="card" role="group" aria-label="Interactive demo">
      <Cluster gap={2} align="stretch" justify="between" className={styles.bar}>
        <Button ref={watchRef} icon={Play} onClick={onWatch}>
          Watch the guided run
        </Button>
        <Cluster as="span" align="stretch">
          <CopyButton variant="quiet" icon={Link2} label="Copy link" text={linkOf} />
          <Button
            variant="quiet"
            icon={RotateCcw}
            onClick={() => onEvent({type: 'restore', position: {step: 'start'}})}>
            Reset
          </Button>
        </Cluster>
      </Cluster>
      <p className="visuallyHidden" role="status">
        {!tourBar && announcementOf(state)}
      </p>
      {state.step === 'start' && state.isFallback && (
        <p className={styles.notice} role="status">
          That address names a step the demo does not have, so it starts from the beginning.
        </p>
      )}
      <Part
        number={1}
        name="industries"
        title="Pick an industry"
        outlook="Six to choose from."
        isReached>
        <IndustryPicker
          picked={industry?.id ?? null}
          onPick={(id) => onEvent({type: 'pick', industry: id})}
        />
      </Part>
      <Part
        number={2}
        name="leads"
        title="Choose a lead"
        outlook="Three leads, hottest first, with what their company did lately."
        isReached={industry !== null}
        isAwaited={industry !== null}>
        {state.step === 'analysing' && (
          <Stack gap={3} className={styles.progress}>
            <Text tone="muted" isFigures>
              Reading signals in {industryOf(state.industry).name}: {progressOf(state)}%
            </Text>
            <ProgressBar label="Reading signals" percent={progressOf(state)} />
          </Stack>
        )}
        {industry && state.step !== 'analysing' && (
          <Stack key={industry.id} gap={6} className={arrival.arrival}>
            <Leads
              industry={industry}
              selected={leadIndex}
              onSelect={(index) => onEvent({type: 'select', lead: index})}
            />
          </Stack>
        )}
      </Part>
      <Part
        number={3}
        name="sequence"
        title="Launch the sequence"
        outlook="Five emails written for that one lead: opener, value, proof, question, break-up."
        isReached={lead !== null}>
        <Cluster as="p" gap={4} rowGap={2}>
          <Button
            variant="primary"
            size="large"
            disabled={lead === null}
            onClick={() => onEvent({type: 'launch'})}>
            Launch AI Email Sequence
          </Button>
          <Text as="span" size="small" tone="muted">
            {lead ? `Five emails for ${lead.name}` : 'Choose a lead first.'}
          </Text>
        </Cluster>
        {isWritten && lead && industry && (
          <div key={lead.email} className={arrival.arrival}>
            <Sequence lead={lead} emails={writeSequence(lead)} />
          </div>
        )}
      </Part>
      <Part
        number={4}
        name="results"
        title="See what comes back"
        outlook="Emails sent, opens and replies, and an alert the moment the lead runs hot."
        isReached={isLaunched}
        isAwaited={isLaunched}>
        {isSending && (
          <Text size="small" tone="muted">
            Sending the campaign…
          </Text>
        )}
        {state.step === 'results' && lead && (
          <div className={arrival.arrival}>
            <Results lead={lead} isRestored={state.isRestored} />
          </div>
        )}
      </Part>
      {tourBar}
    </Panel>
  );
}

/** One part of the demo's story: its number and title next to what happens in it. */
function Part({
  number,
  title,
  name,
  outlook,
  isReached,
  isAwaited = false,
  children,
}: {
  readonly number: number;
  readonly title: string;
  /** Names the part for the guided run, which brings it into view. */
  readonly name: DemoPart;
  /** Describes the part until it's reached. */
  readonly outlook: string;
  readonly isReached: boolean;
  /** Something is about to appear: its space is reserved, so that nothing below moves. */
  readonly isAwaited?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Grid
      as="section"
      columns={['13rem', 1]}
      collapse="mobile"
      gap={8}
      rowGap={4}
      line="above"
      className={styles.part}
      data-part={name}>
      <Cluster as="header" gap={3} align="baseline" isOneLine>
        <Text
          as="span"
          tone={isReached ? 'accent' : 'muted'}
          className={styles.number}
          aria-hidden="true">
          {number}
        </Text>
        <Text as="h3" size="large" leading={1.3} tone={isReached ? undefined : 'muted'}>
          {title}
        </Text>
      </Cluster>
      <Stack
        gap={4}
        className={styles.content}
        style={isAwaited ? {minHeight: `var(--${name})`} : undefined}>
        {!isReached && (
          <Text tone="muted" isMeasured>
            {outlook}
          </Text>
        )}
        {children}
      </Stack>
    </Grid>
  );
}
