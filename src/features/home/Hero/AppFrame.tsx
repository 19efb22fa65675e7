import Link from '@docusaurus/Link';
import {ArrowRight, Pause, Play, RotateCcw} from 'lucide-react';
import {useReducer, useRef, type CSSProperties, type Dispatch, type ReactNode} from 'react';

import {Announced} from '@site/src/components/Announced/Announced';
import {Avatar} from '@site/src/components/Avatar/Avatar';
import {Panel} from '@site/src/components/Card/Card';
import {heatOf} from '@site/src/components/HeatBar/heat';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {Icon} from '@site/src/components/Icon/Icon';
import {IconButton} from '@site/src/components/IconButton/IconButton';
import {Cluster} from '@site/src/components/Stack/Stack';
import {Text, TwoLines} from '@site/src/components/Text/Text';
import {emailFiles} from '@site/src/data/demo/emailFiles';
import {sara} from '@site/src/data/demo/emails/sara';
import {fintech} from '@site/src/data/demo/fintech';
import {industryNames} from '@site/src/data/demo/industryNames';
import type {DemoEmail, DemoLead, Industry, IndustryId} from '@site/src/data/demo/types';
import {demoPath, type LeadIndex} from '@site/src/domain/demoAddress';
import {scoreArithmetic, scoreOf} from '@site/src/domain/leadScore';
import {pageMarks} from '@site/src/lib/pageMarks';
import {capital} from '@site/src/lib/text';
import {useLoadedCode} from '@site/src/lib/useLoadedCode';
import styles from './AppFrame.module.css';
import {
  frameReducer,
  initialFrame,
  storyOf,
  type FrameEvent,
  type FrameState,
  type Rise,
} from './frame';

const loadIndustries = () => import('@site/src/data/demo/industries');

/**
 * The product in a frame: an industry's leads, and the draft for one of them. It plays a story of six seconds by CSS
 * alone, then shows what the visitor picks.
 */
export function AppFrame(): ReactNode {
  const [state, dispatch] = useReducer(frameReducer, initialFrame);
  /** Its leads, and the draft for the first one, are part of this code. */
  const isBuiltIn = state.industry === fintech.id;
  const {code, isOffline, hasFailed, retry} = useLoadedCode(isBuiltIn ? null : loadIndustries);
  const industry = isBuiltIn ? fintech : code?.industryOf(state.industry);
  const hasDraft = isBuiltIn && state.lead === 0;
  const emails = useLoadedCode(hasDraft ? null : emailFiles[state.industry]);
  const draft = hasDraft ? sara.opener : emails.code?.emails[state.lead].opener;

  const leadsNote = isOffline
    ? 'These leads load when you’re back online.'
    : hasFailed
      ? 'These leads couldn’t load. Check your connection, and pick them again.'
      : 'Loading the leads…';
  const draftNote = emails.isOffline
    ? 'This draft loads when you’re back online.'
    : emails.hasFailed
      ? 'This draft couldn’t load. Check your connection, and pick the lead again.'
      : 'Loading the draft…';
  const spoken = industry
    ? `${industryNames[industry.id]} leads. Email to ${industry.leads[state.lead].name}: ${draft?.[0] ?? draftNote}`
    : leadsNote;
  const pick = (event: FrameEvent) => {
    if (hasFailed) retry();
    if (emails.hasFailed) emails.retry();
    dispatch(event);
  };

  return (
    <div className={styles.stage}>
      <Panel
        as="section"
        shadow="float"
        className={styles.frame}
        data-story={state.story}
        aria-label="Leads with their scores, and the email for one of them">
        <Announced text={spoken} />
        <Industries state={state} dispatch={pick} />
        {industry ? (
          <Leads
            key={`${industry.id} ${state.run}`}
            {...{industry, draft, draftNote, state}}
            dispatch={pick}
          />
        ) : (
          <Text tone="muted" className={styles.wait}>
            {leadsNote}
          </Text>
        )}
      </Panel>
    </div>
  );
}

interface PartProps {
  readonly state: FrameState;
  readonly dispatch: Dispatch<FrameEvent>;
}

function Industries({state, dispatch}: PartProps): ReactNode {
  return (
    <div className={styles.industries} {...pageMarks.notText}>
      <ul>
        {(Object.keys(industryNames) as IndustryId[]).map((id) => (
          <li key={id}>
            <button
              type="button"
              className={styles.industry}
              aria-pressed={id === state.industry}
              onClick={() => dispatch({type: 'industryPicked', industry: id})}>
              {industryNames[id]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LeadsProps extends PartProps {
  readonly industry: Industry;
  /** Undefined until it's loaded. */
  readonly draft: DemoEmail | undefined;
  /** Shown until the draft is loaded. */
  readonly draftNote: string;
}

function Leads({industry, draft, draftNote, state, dispatch}: LeadsProps): ReactNode {
  const rises = storyOf(industry.leads);
  const [first] = industry.leads;
  const lead = industry.leads[state.lead];
  return (
    <>
      <div className={styles.list}>
        <Cluster gap={3} line="below" isOneLine className={styles.bar}>
          <Cluster
            as={Text}
            gap={2}
            isOneLine
            size="small"
            weight="semibold"
            className={styles.signal}>
            {first.company} {first.recentActivity}
          </Cluster>
          <StoryButtons {...{state, dispatch}} />
        </Cluster>
        <ol className={styles.rows}>
          {industry.leads.map((each, index) => (
            <LeadRow
              key={each.name}
              lead={each}
              rise={state.story === 'still' ? undefined : rises[index]}
              isPicked={index === state.lead}
              onPick={() => dispatch({type: 'leadPicked', lead: index as LeadIndex})}
            />
          ))}
        </ol>
      </div>
      <div className={styles.draft}>
        <Text size="label" tone="muted" className={styles.to}>
          To {lead.name}, day 1
        </Text>
        {draft ? <Draft email={draft} /> : <Text tone="muted">{draftNote}</Text>}
        <Text
          as={Link}
          size="small"
          weight="semibold"
          tap="full"
          to={demoPath({step: 'sequence', industry: industry.id, lead: state.lead})}>
          See all five emails in the demo
          <Icon icon={ArrowRight} size={16} />
        </Text>
      </div>
      <Panel shadow="float" className={styles.alert} {...pageMarks.notText}>
        <Text as="span" size="small" weight="semibold" isFigures>
          {`Hot lead: ${first.name}, ${scoreOf(first)}`}
        </Text>
      </Panel>
    </>
  );
}

interface LeadRowProps {
  readonly lead: DemoLead;
  readonly rise?: Rise;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

/** A lead. In the story it starts with another score, in another place. */
function LeadRow({lead, rise, isPicked, onPick}: LeadRowProps): ReactNode {
  const score = scoreOf(lead);
  const from = rise?.from ?? score;
  const isRising = from !== score;
  return (
    <li
      className={styles.row}
      data-rises={isRising || undefined}
      style={{'--rows': rise?.rows ?? 0} as CSSProperties}>
      <button type="button" className={styles.lead} aria-pressed={isPicked} onClick={onPick}>
        <span className={styles.avatar}>
          <Avatar name={lead.name} score={score} />
          {isRising && (
            <span className={styles.before}>
              <Avatar name={lead.name} score={from} />
            </span>
          )}
        </span>
        <Text as="span" leading={1.35}>
          <TwoLines title={lead.name} note={`${lead.title}, ${lead.company}`} />
        </Text>
        <Text as="span" size="label" tone="muted" leading={1.35} className={styles.activity}>
          {capital(lead.recentActivity)}
        </Text>
        <span className={styles.heat}>
          <HeatBar score={score} risesBy={isRising ? score - from : undefined} />
          {isRising && (
            <Text
              as="span"
              size="small"
              className={styles.before}
              aria-hidden="true"
              data-text={`${from} ${heatOf(from)}`}
            />
          )}
          <Text as="span" size="label" tone="muted" isFigures isBlock className={styles.sum}>
            {scoreArithmetic(lead)}
          </Text>
        </span>
      </button>
    </li>
  );
}

function Draft({email: [subject, ...paragraphs]}: {readonly email: DemoEmail}): ReactNode {
  return (
    <div className={styles.email}>
      <Text weight="semibold" leading={1.35} marginBottom={2} className={styles.subject}>
        {subject}
      </Text>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} size="small" tone="muted" className={styles.paragraph}>
          {paragraph}
        </Text>
      ))}
    </div>
  );
}

const focus = (button: HTMLElement | null) => button?.focus({preventScroll: true});

/**
 * Both are in the page from the start: the story's own animations show one or the other. The focus moves along, because
 * a hidden button loses it.
 */
function StoryButtons({state: {story, run}, dispatch}: PartProps): ReactNode {
  const replayRef = useRef<HTMLButtonElement>(null);
  const isPaused = story === 'paused';
  return (
    <span className={styles.buttons} {...pageMarks.notText} {...pageMarks.needsScripts}>
      <IconButton
        ref={run > 0 && story === 'playing' ? focus : undefined}
        className={styles.pause}
        icon={isPaused ? Play : Pause}
        size={16}
        label={isPaused ? 'Resume' : 'Pause'}
        onClick={() => dispatch({type: 'pauseToggled'})}
        onAnimationEnd={({currentTarget}) => {
          if (currentTarget === document.activeElement) focus(replayRef.current);
        }}
      />
      <IconButton
        ref={replayRef}
        className={styles.replay}
        icon={RotateCcw}
        size={16}
        label="Play again"
        onClick={() => dispatch({type: 'replayed'})}
      />
    </span>
  );
}
