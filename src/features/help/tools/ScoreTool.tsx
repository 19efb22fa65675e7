import {useState, type ReactNode} from 'react';

import {Field} from '@site/src/components/Field/Field';
import {heatOf} from '@site/src/components/HeatBar/heat';
import {HeatBar} from '@site/src/components/HeatBar/HeatBar';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {
  fitMaxima,
  fitParts,
  scoringEvents,
  signalRules,
  type Fit,
  type ScoringEventId,
} from '@site/src/data/scoring';
import {withSign} from '@site/src/data/written';
import {adviceOn, scoreArithmetic, scoreOf} from '@site/src/domain/leadScore';
import {
  countError,
  hasErrors,
  initialScoreForm,
  MAX_AGE,
  partsOf,
} from '@site/src/domain/scoreForm';
import {ToolFacts, ToolResult} from './ToolResult';

const fitLabels = {
  industry: 'Industry',
  companySize: 'Company size',
  role: 'Role',
  location: 'Location',
} satisfies Record<keyof Fit, string>;

/** Props of a field for a whole number from 0 to a maximum. */
const countField = (value: string, max: number) =>
  ({
    type: 'number',
    inputMode: 'numeric',
    min: 0,
    max,
    value,
    error: countError(value, max),
  }) as const;

/** A calculator of a lead's score: fit, signals, and what the person did. */
export default function ScoreTool(): ReactNode {
  const [form, setForm] = useState(initialScoreForm);
  const isValid = !hasErrors(form);
  const parts = partsOf(form);
  const score = scoreOf(parts);

  const setFit = (part: keyof Fit, text: string) =>
    setForm((before) => ({...before, fit: {...before.fit, [part]: text}}));
  const setEvent = (id: ScoringEventId, text: string) =>
    setForm((before) => ({...before, events: {...before.events, [id]: text}}));
  const setSignal = (at: number, change: {points?: string; ageDays?: string}) =>
    setForm((before) => ({
      ...before,
      signals: before.signals.map((signal, index) =>
        index === at ? {...signal, ...change} : signal,
      ),
    }));

  return (
    <ToolResult>
      <Stack gap={6}>
        <Grid columns={8} gap={4}>
          {fitParts.map((part) => (
            <Field
              key={part}
              {...countField(form.fit[part], fitMaxima[part])}
              label={fitLabels[part]}
              hint={`Fit, 0 to ${fitMaxima[part]}`}
              onChange={({target}) => setFit(part, target.value)}
            />
          ))}
          {form.signals.flatMap(({points, ageDays}, at) => [
            <Field
              key={`points ${at + 1}`}
              {...countField(points, signalRules.max)}
              label={`Signal ${at + 1}, points`}
              hint={`While fresh, 0 to ${signalRules.max}`}
              onChange={({target}) => setSignal(at, {points: target.value})}
            />,
            <Field
              key={`age ${at + 1}`}
              {...countField(ageDays, MAX_AGE)}
              label={`Signal ${at + 1}, age in days`}
              hint={`When you found the lead. Halves every ${signalRules.halfLifeDays} days`}
              onChange={({target}) => setSignal(at, {ageDays: target.value})}
            />,
          ])}
          {scoringEvents.map(({id, label, points, max}) => (
            <Field
              key={id}
              {...countField(form.events[id], max)}
              label={label}
              hint={`${withSign(points)} each time`}
              onChange={({target}) => setEvent(id, target.value)}
            />
          ))}
        </Grid>
        <div role="status">
          {isValid && (
            <>
              <Text as="h3" size="heading" isFigures>
                Score {score}: {heatOf(score)}
              </Text>
              <HeatBar score={score} isBare />
            </>
          )}
        </div>
        {isValid && (
          <ToolFacts
            facts={[
              ['Calculation', scoreArithmetic(parts)],
              ['What to do', adviceOn(score, parts.engagement)],
            ]}
          />
        )}
        <p>
          <PlainLink to="/help/article/hot-lead-detection" weight="semibold" tap="full">
            How hot lead detection works
          </PlainLink>
        </p>
      </Stack>
    </ToolResult>
  );
}
