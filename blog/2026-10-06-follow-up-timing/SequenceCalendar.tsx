import type {ReactNode} from 'react';

import {Drawing, DRAWING_WIDTH} from '@site/src/components/Drawing/Drawing';
import {sendDays, weekdays} from './sendDays';

const FIRST_DAY = 'Tuesday';
const HEAD = 18;
const CELL = {width: DRAWING_WIDTH / 7, height: 46};
const KEY_ROW = 17;
const DUE = {fill: 'none', stroke: 'var(--ink)', strokeDasharray: '2 2', strokeWidth: 1.25};

const emails = sendDays(FIRST_DAY);
const offset = weekdays.indexOf(FIRST_DAY);
const weeks = Math.ceil((offset + (emails.at(-1)?.sent ?? 1)) / 7);
const days = Array.from({length: weeks * 7}, (_, index) => index + 1 - offset);
const GRID_END = HEAD + weeks * CELL.height;

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
      height={GRID_END + 8 + 3 * KEY_ROW}>
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
      {emails.map(({label}, index) => (
        <text
          key={label}
          x={(index % 3) * (DRAWING_WIDTH / 3)}
          y={GRID_END + KEY_ROW * (1 + Math.floor(index / 3))}>
          <tspan fontWeight="700">{index + 1}</tspan> {label}
        </text>
      ))}
      <g transform={`translate(7 ${GRID_END + KEY_ROW * 3 - 4})`}>
        <circle {...DUE} r="5" />
        <text fill="var(--muted)" x="12" dy="0.35em">
          Due while the send window is closed
        </text>
      </g>
    </Drawing>
  );
}

function Day({day}: {readonly day: number}): ReactNode {
  const index = days.indexOf(day);
  const column = index % 7;
  const number = emails.findIndex(({sent}) => sent === day) + 1;
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
      <g transform={`translate(${CELL.width / 2 + 6} ${CELL.height / 2 + 7})`}>
        {isDue && <circle {...DUE} r="11" />}
        {number > 0 && (
          <>
            <circle r="11" />
            <text fill="var(--paper)" fontWeight="700" dy="0.36em" textAnchor="middle">
              {number}
            </text>
          </>
        )}
      </g>
    </g>
  );
}
