import {CalendarPlus} from 'lucide-react';
import {useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {DataTable} from '@site/src/components/DataTable/DataTable';
import {Field} from '@site/src/components/Field/Field';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {Toggle} from '@site/src/components/Toggle/Toggle';
import {brand} from '@site/src/data/brand';
import {plansWithout} from '@site/src/data/planFeatures';
import {ramp} from '@site/src/data/sending';
import {counted} from '@site/src/data/written';
import {
  planWarmup,
  stepsOf,
  warmupCalendar,
  type WarmupDay,
  type WarmupPlan,
} from '@site/src/domain/warmup/planWarmup';
import {calendarStamp, shortDate, today} from '@site/src/lib/dates';
import {saveText} from '@site/src/lib/saveText';
import {wholeNumber} from '@site/src/lib/text';
import {ToolResult} from './ToolResult';

const MOST = ramp.at(-1)!.perDay;
/** The plans without automatic warm-up. */
const byHand = plansWithout('warmup');

/** A plan of a domain's warm-up, with a calendar of its steps. */
export default function WarmupTool(): ReactNode {
  const [start, setStart] = useState(today);
  const [target, setTarget] = useState(String(MOST));
  const [hasWeekends, setHasWeekends] = useState(false);
  const perDay = wholeNumber(target) ?? 0;
  const isTargetValid = perDay >= 1 && perDay <= MOST;
  const isDateValid = /^20\d\d-\d\d-\d\d$/.test(start);

  return (
    <ToolResult>
      <Stack gap={6}>
        <Grid columns={12} gap={4}>
          <Field
            type="date"
            label="First sending day"
            error={isDateValid ? undefined : 'Choose a day.'}
            value={start}
            onChange={({target: {value}}) => setStart(value)}
          />
          <Field
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST}
            label="Target emails a day"
            hint={`For the whole domain, up to ${MOST}`}
            error={isTargetValid ? undefined : `Enter a number from 1 to ${MOST}.`}
            value={target}
            onChange={({target: {value}}) => setTarget(value)}
          />
        </Grid>
        <Toggle label="Send on weekends" isOn={hasWeekends} onChange={setHasWeekends} />
        {isTargetValid && isDateValid && <Plan plan={planWarmup(start, perDay, hasWeekends)} />}
      </Stack>
    </ToolResult>
  );
}

function Plan({plan}: {readonly plan: WarmupPlan}): ReactNode {
  const last = plan.days.at(-1)!;
  return (
    <>
      <div role="status">
        <Text as="h3" size="heading">
          {counted(last.perDay, 'email')} a day from {shortDate(last.date)}
        </Text>
      </div>
      <DataTable<WarmupDay>
        caption="When to raise the daily limit"
        columns={[
          {key: 'date', head: 'From', cell: ({date}) => shortDate(date)},
          {key: 'day', head: 'Sending day', cell: ({day}) => day, isNumeric: true},
          {key: 'perDay', head: 'Emails a day', cell: ({perDay}) => perDay, isNumeric: true},
          {
            key: 'mailboxes',
            head: 'New mailboxes',
            cell: ({mailboxes}) => mailboxes,
            isNumeric: true,
          },
        ]}
        rows={stepsOf(plan)}
        rowKey={({date}) => date}
        onPhone="blocks"
      />
      <Text isTrimmed>
        {plan.total > 0 && `${counted(plan.total, 'email')} before that day. `}
        The target needs {counted(plan.mailboxes, 'warm mailbox')}. It&rsquo;s an example: no
        standard prescribes a schedule. Before each step, check that bounces and complaints are low.
        {byHand && ` On ${byHand}, you raise the limit. On the other plans, we do.`}
      </Text>
      <Cluster gap={5} rowGap={2}>
        <Button
          icon={CalendarPlus}
          onClick={() =>
            saveText('warm-up.ics', warmupCalendar(plan, calendarStamp(), brand.domain))
          }>
          Download calendar (.ics)
        </Button>
        <PlainLink to="/help/article/domain-warmup" weight="semibold" tap="full">
          Warm up a domain
        </PlainLink>
      </Cluster>
    </>
  );
}
