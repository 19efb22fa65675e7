import type {ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import {sendDays, weekdays} from './sendDays';

const FIRST_DAY = 'Tuesday';
const HEAD = 18;
const CELL = {width: DRAWING_WIDTH / 7, height: 46};
const DUE = {fill: 'none', stroke: 'var(--accent)', strokeDasharray: '2 2', strokeWidth: 1.25};

const emails = sendDays(FIRST_DAY);
const offset = weekdays.indexOf(FIRST_DAY);
const weeks = Math.ceil((offset + (emails.at(-1)?.sent ?? 1)) / 7);
const days = Array.from({length: weeks * 7}, (_, index) => index + 1 - offset);

const description = emails
  .map(({label, due, sent}) => {
    const day = `day ${sent}, ${weekdays[(offset + sent - 1) % 7]}`;
    return due === sent ? `${label}: ${day}.` : `${label}: due on day ${due}, sent on ${day}.`;
  })
  .join(' ');

/** A calendar of the demo's five emails, launched on a Tuesday. */
export function SequenceCalendar(): ReactNode {
  return (
    <Drawing
      title={`The demo’s five emails, launched on a ${FIRST_DAY}`}
      description={description}
      height={HEAD + weeks * CELL.height + 1}>
      {weekdays.map((day, column) => (
        <text
          key={day}
          fill="var(--muted)"
          x={(column + 0.5) * CELL.width}
          y={HEAD - 6}
          textAnchor="middle">
          {day.slice(0, 3)}
        </text>
      ))}
      {days.map((day) => (
        <Day key={day} day={day} />
      ))}
    </Drawing>
  );
}

function Day({day}: {readonly day: number}): ReactNode {
  const index = days.indexOf(day);
  const column = index % 7;
  const number = emails.findIndex(({sent}) => sent === day) + 1;
  const isLate = emails.some(({due, sent}) => sent === day && due !== day);
  const isDue = emails.some(({due, sent}) => due === day && sent !== day);
  return (
    <g
      transform={`translate(${column * CELL.width} ${HEAD + Math.floor(index / 7) * CELL.height})`}>
      <rect
        fill={column > 4 ? 'var(--surface-sunken)' : 'var(--surface)'}
        stroke="var(--line)"
        {...CELL}
      />
      {day > 0 && (
        <text fill="var(--muted)" x="4" y="12">
          {day}
        </text>
      )}
      <g transform={`translate(${CELL.width / 2} ${CELL.height / 2 + 6})`}>
        {isDue && <circle {...DUE} r="11" />}
        {number > 0 && (
          <>
            <circle r="11" fill={isLate ? 'var(--accent-fill)' : undefined} />
            <text
              fill={isLate ? 'var(--on-accent)' : 'var(--paper)'}
              fontWeight="700"
              dy="0.36em"
              textAnchor="middle">
              {number}
            </text>
          </>
        )}
      </g>
    </g>
  );
}
