import {Link2, Play, RotateCcw} from 'lucide-react';
import type {ReactNode, Ref} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {ProgressBar} from '@site/src/components/ProgressBar/ProgressBar';
import {industryOf} from '@site/src/data/demo/industries';
import {writeSequence} from '@site/src/domain/sequence/writeSequence';
import {announcementOf} from './announcement';
import {isTicking, progressOf, type DemoEvent, type DemoState} from './demoMachine';
import styles from './DemoStage.module.css';
import {IndustryPicker} from './view/IndustryPicker';
import {Insights} from './view/Insights';
import {LeadList} from './view/LeadList';
import {Part} from './view/Part';
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
    <div className={styles.stage} role="group" aria-label="Interactive demo">
      <div className={styles.bar}>
        <Button ref={watchRef} icon={Play} onClick={onWatch}>
          Watch the guided run
        </Button>
        <span className={styles.tools}>
          <CopyButton variant="quiet" icon={Link2} label="Copy link" text={linkOf} />
          <Button
            variant="quiet"
            icon={RotateCcw}
            onClick={() => onEvent({type: 'restore', position: {step: 'start'}})}>
            Reset
          </Button>
        </span>
      </div>
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
        outlook="Three people who are ready to talk, hottest first, with what their company did lately."
        isReached={industry !== null}
        isAwaited={industry !== null}>
        {state.step === 'analysing' && (
          <div className={styles.progress}>
            <p className={styles.percent}>
              Reading signals in {industryOf(state.industry).name}: {progressOf(state)}%
            </p>
            <ProgressBar label="Reading signals" percent={progressOf(state)} />
          </div>
        )}
        {industry && state.step !== 'analysing' && (
          <div key={industry.id} className={styles.arrival}>
            <Insights industry={industry} />
            <LeadList
              leads={industry.leads}
              selected={leadIndex}
              onSelect={(index) => onEvent({type: 'select', lead: index})}
            />
          </div>
        )}
      </Part>
      <Part
        number={3}
        name="sequence"
        title="Launch the sequence"
        outlook="Five emails written for that one lead: opener, value, proof, question, break-up."
        isReached={lead !== null}>
        <p className={styles.launch}>
          <Button
            variant="primary"
            size="large"
            disabled={lead === null}
            onClick={() => onEvent({type: 'launch'})}>
            Launch AI Email Sequence
          </Button>
          <span className={styles.hint}>
            {lead ? `Five emails for ${lead.name}` : 'Choose a lead first.'}
          </span>
        </p>
        {isWritten && lead && industry && (
          <div key={lead.email} className={styles.arrival}>
            <Sequence lead={lead} emails={writeSequence(lead, industry)} />
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
        {isSending && <p className={styles.hint}>Sending the campaign…</p>}
        {state.step === 'results' && lead && (
          <div className={styles.arrival}>
            <Results lead={lead} isRestored={state.isRestored} />
          </div>
        )}
      </Part>
      {tourBar}
    </div>
  );
}
