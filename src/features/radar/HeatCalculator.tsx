import {Minus, Plus} from 'lucide-react';
import {useId, useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Panel} from '@site/src/components/Card/Card';
import {heatOf} from '@site/src/components/HeatBar/heat';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {IconButton} from '@site/src/components/IconButton/IconButton';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {scoringEvents, type EventCounts} from '@site/src/data/scoring';
import {radarLeads} from '@site/src/data/radarLeads';
import {withSign} from '@site/src/data/written';
import {adviceOn, scoreOf} from '@site/src/domain/leadScore';
import styles from './HeatCalculator.module.css';
import {clampCount, scoreLines} from './heatScore';

/** The lead of the help article's example, at exactly 80, where Hot begins. */
const {
  fit,
  signals,
  engagement: exampleCounts = {},
} = radarLeads.find(({id}) => id === 'maya-ortiz')!;
const exampleStart = scoreOf({fit, signals});

/** A starting score, how often each event of a lead happened, and the score that follows, line by line. */
export function HeatCalculator(): ReactNode {
  const [start, setStart] = useState(exampleStart);
  const [counts, setCounts] = useState<EventCounts>(exampleCounts);
  return (
    <Grid columns={[7, 5]} rowGap={10} align="start" className={styles.calculator}>
      <form aria-label="What the lead did" onSubmit={(event) => event.preventDefault()}>
        <Stack gap={3} isDivided isFramed>
          <CountStepper
            label="Starting score"
            hint="Fit and signals; 0 for an imported contact"
            count={start}
            max={100}
            onChange={setStart}
          />
          {scoringEvents.map(({id, label, points, counts: hint, max}) => (
            <CountStepper
              key={id}
              label={label}
              points={withSign(points)}
              hint={hint}
              count={counts[id] ?? 0}
              max={max}
              onChange={(count) => setCounts((before) => ({...before, [id]: count}))}
            />
          ))}
        </Stack>
        <Cluster marginTop={5}>
          <Button
            onClick={() => {
              setStart(0);
              setCounts({});
            }}>
            Reset to 0
          </Button>
        </Cluster>
      </form>
      <ScoreResult {...scoreLines(start, counts)} counts={counts} />
    </Grid>
  );
}

/**
 * How often an event happened, or the starting score: a number field between two buttons. In the field, the arrow keys
 * do what the buttons do, so the Tab key skips them.
 */
function CountStepper({
  label,
  points,
  hint,
  count,
  max,
  onChange,
}: {
  readonly label: string;
  /** Points of each event, with their sign. */
  readonly points?: string;
  readonly hint: string;
  readonly count: number;
  readonly max: number;
  readonly onChange: (count: number) => void;
}): ReactNode {
  const id = useId();
  return (
    <Cluster gap={4} justify="between" isOneLine>
      <Text as="div" leading={1.4} grow={0}>
        <Text as="label" htmlFor={id} weight="semibold">
          {label}
        </Text>
        <Cluster as={Text} id={`${id}-hint`} size="small" tone="muted" align="baseline" isOneLine>
          {points && (
            <Text as="span" tone="ink" weight="semibold" isFigures className={styles.points}>
              {points}
            </Text>
          )}{' '}
          {hint}
        </Cluster>
      </Text>
      <Cluster align="stretch" isOneLine className={styles.stepper}>
        <IconButton
          icon={Minus}
          size={16}
          label={`${label}: one less`}
          tabIndex={-1}
          // Not `disabled`, which would lose the focus.
          aria-disabled={count === 0 || undefined}
          onClick={() => onChange(clampCount(count - 1, max))}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          className={styles.input}
          aria-describedby={`${id}-hint`}
          value={count}
          onFocus={({target}) => target.select()}
          onChange={({target}) => {
            // With a letter in it, the field has no number to read.
            const entered = target.validity.badInput
              ? count
              : clampCount(target.valueAsNumber, max);
            // React leaves `05` in the field, because it's the number 5.
            target.value = String(entered);
            onChange(entered);
          }}
        />
        <IconButton
          icon={Plus}
          size={16}
          label={`${label}: one more`}
          tabIndex={-1}
          aria-disabled={count === max || undefined}
          onClick={() => onChange(clampCount(count + 1, max))}
        />
      </Cluster>
    </Cluster>
  );
}

/** The score with its band, what to do about it, and the calculation. */
function ScoreResult({
  lines,
  score,
  counts,
}: ReturnType<typeof scoreLines> & {readonly counts: EventCounts}): ReactNode {
  const titleId = useId();
  return (
    <Panel as="section" shadow="card" className={styles.result} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Score
      </h3>
      <Cluster
        as="p"
        role="status"
        gap={3}
        marginTop={1}
        marginBottom={4}
        align="baseline"
        isOneLine>
        <Text as="span" size="title" leading={1} isFigures isHead>
          {score}
        </Text>{' '}
        <span className={styles.band}>{heatOf(score)}</span>
      </Cluster>
      <div className={styles.bar}>
        <HeatBar score={score} isBare />
      </div>
      <Text size="small" tone="muted" marginTop={4} marginBottom={5}>
        {adviceOn(score, counts)}
      </Text>
      <Stack
        as="ol"
        gap={2}
        isDivided
        line="above"
        className={styles.lines}
        aria-label="Calculation">
        {lines.length === 0 && <li>No activity yet.</li>}
        {lines.map(({id, sum, beyond, score: after}) => (
          <Cluster as="li" key={id} gap={4} align="stretch" justify="between" isOneLine>
            <span>
              {sum}
              {beyond && <Text as="span" tone="muted">{` (${beyond})`}</Text>}
            </span>{' '}
            <Text as="span" weight="semibold">
              <span className="visuallyHidden">Total: </span>
              {after}
            </Text>
          </Cluster>
        ))}
      </Stack>
    </Panel>
  );
}
