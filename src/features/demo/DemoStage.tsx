import {Check, Link2, Play, RotateCcw} from 'lucide-react';
import type {ReactNode} from 'react';

import arrival from '@site/src/components/Arrival/arrival.module.css';
import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {ProgressBar} from '@site/src/components/ProgressBar/ProgressBar';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {emailFiles} from '@site/src/data/demo/emailFiles';
import type {IndustryId} from '@site/src/data/demo/types';
import {dropSecondClick} from '@site/src/lib/clicks';
import {pageMarks} from '@site/src/lib/pageMarks';
import {useLoadedCode} from '@site/src/lib/useLoadedCode';
import type {DemoEvent, DemoState} from './demoMachine';
import styles from './DemoStage.module.css';
import type {DemoPart} from './tour/chapters';
import type {DemoEngine} from './useGuidedDemo';
import {IndustryPicker} from './view/IndustryPicker';
import {LeadsPreview, ResultsPreview, SequencePreview} from './view/Previews';

export type DemoObstacle = 'offline' | 'failed';

const obstacles = {
  offline: 'Check your connection. The demo continues as soon as you’re back online.',
  failed: 'The demo couldn’t load. Check your connection, and try again.',
} satisfies Record<DemoObstacle, string>;

export interface DemoStageProps {
  /** Null until it's loaded. The demo is then at its start. */
  readonly engine: DemoEngine | null;
  readonly state: DemoState;
  /** The industry that someone has picked while the engine loads. */
  readonly awaited: IndustryId | null;
  /** Why the engine isn't loaded; null while it loads, and once it's there. */
  readonly obstacle: DemoObstacle | null;
  readonly onEvent: (event: Exclude<DemoEvent, {type: 'tick'}>) => void;
  /** Returns the absolute URL of the current step, for Copy link. */
  readonly linkOf: () => string;
  readonly onWatch: () => void;
  /** For screen readers: the last step in words. */
  readonly announcement: string;
  /** Shown during the guided tour. */
  readonly tourBar: ReactNode;
}

/** The demo's four parts. Each one describes what it will show until the visitor reaches it. */
export function DemoStage(props: DemoStageProps): ReactNode {
  const {engine, state, awaited, obstacle, onEvent, linkOf, onWatch, announcement, tourBar} = props;
  const industry = engine && state.step !== 'start' ? engine.industryOf(state.industry) : null;
  const leadIndex = 'lead' in state ? state.lead : null;
  const lead = industry && leadIndex !== null ? industry.leads[leadIndex] : null;
  const loading = useLoadedCode(industry && emailFiles[industry.id]);
  const emails = loading.code?.emails;
  const sequence =
    engine && lead && emails && leadIndex !== null
      ? engine.writeSequence(lead, emails[leadIndex])
      : null;
  const isWritten = state.step === 'sequence' || state.step === 'results';
  const isSending = state.step === 'sequence' && engine?.isTicking(state) === true;
  const isLaunched = isSending || state.step === 'results';

  return (
    <Panel shadow="card" role="group" aria-label="Interactive demo">
      <noscript>
        <p className={styles.notice}>The demo needs JavaScript.</p>
      </noscript>
      <Cluster
        gap={2}
        align="stretch"
        justify="between"
        className={styles.bar}
        {...pageMarks.notPrinted}>
        <Button
          variant={state.step === 'start' ? 'primary' : 'secondary'}
          icon={Play}
          onClick={onWatch}>
          Watch the <span className={styles.detail}>guided </span>tour
        </Button>
        <Cluster as="span" align="stretch" className={styles.tools}>
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
        {announcement}
      </p>
      {obstacle && (
        <p className={styles.notice} role="status">
          {obstacles[obstacle]}
        </p>
      )}
      {state.step === 'start' && state.isFallback && (
        <p className={styles.notice} role="status">
          That link doesn’t match a step of the demo, so we’ve started from the beginning.
        </p>
      )}
      <Part
        number={1}
        name="industries"
        title="Pick an industry"
        isReached
        isDone={industry !== null}>
        <IndustryPicker
          picked={industry?.id ?? awaited}
          onPick={(id) => onEvent({type: 'pick', industry: id})}
        />
      </Part>
      <Part
        number={2}
        name="leads"
        title="Choose a lead"
        outlook="Three leads, hottest first, with the buying signal behind each."
        preview={<LeadsPreview />}
        isReached={industry !== null}
        isDone={lead !== null}>
        {engine && industry && state.step === 'analyzing' && (
          <Stack gap={3} className={styles.progress}>
            <Text tone="muted" isFigures>
              Reading signals in {industry.name}: {engine.progressOf(state)}%
            </Text>
            <ProgressBar label="Reading signals" percent={engine.progressOf(state)} />
          </Stack>
        )}
        {engine && industry && state.step !== 'analyzing' && (
          <Stack key={industry.id} gap={6} className={arrival.arrival}>
            <engine.Leads
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
        outlook="Five emails written for that lead: opener, value, proof, question, and break-up."
        preview={<SequencePreview />}
        isReached={lead !== null}
        isDone={isLaunched}>
        <Cluster
          gap={4}
          rowGap={2}
          justify="between"
          // "Launched" is narrower, so the second half would select the text next to it.
          onMouseDownCapture={dropSecondClick}>
          <Cluster as="p" gap={4} rowGap={2}>
            <Button
              variant={isLaunched ? 'quiet' : isWritten ? 'secondary' : 'primary'}
              size="large"
              icon={isLaunched ? Check : undefined}
              className={isLaunched ? styles.launched : undefined}
              disabled={lead === null}
              // Not `disabled`, so that it keeps the focus.
              aria-disabled={isLaunched || undefined}
              onClick={() => !isLaunched && onEvent({type: 'launch'})}>
              {isLaunched ? 'Launched' : 'Launch AI Email Sequence'}
            </Button>
            <Text as="span" size="small" tone="muted">
              {lead ? `Five emails for ${lead.name}` : 'Choose a lead first.'}
            </Text>
          </Cluster>
          {engine && isWritten && lead && sequence && (
            <engine.SequenceTools lead={lead} emails={sequence} />
          )}
        </Cluster>
        {isWritten && !sequence && !loading.hasFailed && (
          <Text tone="muted" aria-busy="true">
            Loading the emails. This needs a connection.
          </Text>
        )}
        {isWritten && loading.hasFailed && (
          <Cluster gap={3}>
            <Text role="alert">The emails couldn’t load.</Text>
            <Button onClick={loading.retry}>Try again</Button>
          </Cluster>
        )}
        {engine && isWritten && lead && sequence && (
          <div key={lead.email} className={arrival.arrival}>
            <engine.Sequence emails={sequence} />
          </div>
        )}
      </Part>
      <Part
        number={4}
        name="results"
        title="See the results"
        outlook="Emails sent, opens, replies, and a hot lead alert."
        preview={<ResultsPreview />}
        isReached={isLaunched}>
        {isSending && (
          <Text size="small" tone="muted">
            Sending the campaign…
          </Text>
        )}
        {engine && state.step === 'results' && lead && (
          <div className={arrival.arrival}>
            <engine.Results lead={lead} isRestored={state.isRestored} />
          </div>
        )}
      </Part>
      {tourBar}
    </Panel>
  );
}

function Part({
  number,
  title,
  name,
  outlook,
  preview,
  isReached,
  isDone = false,
  children,
}: {
  readonly number: number;
  readonly title: string;
  /** The guided tour scrolls to the part with this name. */
  readonly name: DemoPart;
  /** Shown until the part is reached. */
  readonly outlook?: string;
  /** Shown with the outlook. */
  readonly preview?: ReactNode;
  readonly isReached: boolean;
  /** The next part is reached. */
  readonly isDone?: boolean;
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
      <Cluster as="header" gap={3} align="baseline" isOneLine className={styles.heading}>
        <Text
          as="span"
          tone={isDone ? undefined : isReached ? 'accent' : 'muted'}
          className={styles.number}
          aria-hidden="true">
          {number}
        </Text>
        <Text as="h3" size="large" leading={1.3} tabIndex={-1}>
          {title}
        </Text>
      </Cluster>
      <Stack
        gap={4}
        className={styles.content}
        // The space reserved for the part's content, so that nothing below moves when it appears.
        style={isReached ? {minHeight: `var(--${name}, auto)`} : undefined}>
        {!isReached && (
          <Grid
            columns={[1, 'auto']}
            collapse="mobile"
            gap={8}
            rowGap={4}
            className={styles.outlook}>
            <Text tone="muted" isMeasured>
              {outlook}
            </Text>
            {preview}
          </Grid>
        )}
        {children}
      </Stack>
    </Grid>
  );
}
