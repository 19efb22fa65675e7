import type {ReactNode} from 'react';

import {Art, onCircle} from '@site/src/components/Art/Art';
import {limits} from '@site/src/data/limits';

const HOURS = 12;
const hours = Array.from({length: HOURS}, (_hour, hour) => hour / HOURS);

/** A clock with the time in which a message gets its first reply. */
export function ClockArt(): ReactNode {
  const end = onCircle(150, 150, 112, limits.replyHours / HOURS);
  return (
    <Art isAlways width={300} height={300}>
      <circle cx="150" cy="150" r="130" fill="var(--surface)" />
      <path
        d={hours
          .map((turns) => `M${onCircle(150, 150, 118, turns)}L${onCircle(150, 150, 124, turns)}`)
          .join('')}
        strokeWidth="2"
      />
      <path d={`M150 150V38A112 112 0 0 1 ${end}z`} fill="var(--accent-wash)" stroke="none" />
      <path d={`M150 38A112 112 0 0 1 ${end}`} stroke="var(--accent)" strokeWidth="8" />
      <path
        d={`M150 150V56M150 150L${onCircle(150, 150, 72, limits.replyHours / HOURS)}`}
        stroke="var(--ink)"
        strokeWidth="5"
      />
      <circle cx="150" cy="150" r="7" fill="var(--ink)" stroke="none" />
      <text
        x="150"
        y="230"
        fill="var(--ink)"
        stroke="none"
        fontFamily="var(--font-head)"
        fontSize="40"
        fontWeight="700"
        textAnchor="middle">
        {limits.replyHours} h
      </text>
    </Art>
  );
}
