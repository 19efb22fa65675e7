import type {CSSProperties, ReactNode} from 'react';

import {Text} from '@site/src/components/Text/Text';
import {distanceOf, hotAbove} from '@site/src/data/radarLeads';
import {heatBands, hotFrom} from '@site/src/data/scoring';
import styles from './Radar.module.css';

/** The rings, by the heat at which they start. A narrow radar shows only the number. */
const rings = [
  {heat: hotAbove, name: 'Over'},
  ...heatBands.map(({from, name}) => ({heat: from, name})),
];

/** The outermost ring in units of the drawing, which leaves 6% of the width for its dots. */
const RING = 100;
const HALF = RING / 0.94;

/** A circle around the origin that starts at the top. HTML checkers allow `pathLength` only on a path. */
const circlePath = (r: number) => `M0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}`;

/** A line as fine as a pixel, whatever the size of the radar. */
const trace = {stroke: 'var(--ink)', strokeOpacity: 0.16, vectorEffect: 'non-scaling-stroke'};
const hotTrace = {stroke: 'var(--heat-hot)', strokeOpacity: 1, strokeDasharray: '3 4'};

/** Rings, axes, a graduated edge, and the sweep. Decoration: the dots have accessible names. */
export function Scope({isSweeping}: {readonly isSweeping: boolean}): ReactNode {
  return (
    <div className={styles.scope} aria-hidden="true">
      <svg
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        width="100%"
        height="100%"
        display="block"
        fill="none"
        stroke="var(--muted)">
        <g fill="var(--heat-hot)" fillOpacity={0.06} stroke="none">
          <circle r={RING * distanceOf(hotFrom)} />
          <circle r={RING * distanceOf(hotAbove)} />
        </g>
        <path d={`M0 ${-RING}V${RING}M${-RING} 0H${RING}`} strokeDasharray="2 4" {...trace} />
        {rings.map(({heat}) => (
          <circle
            key={heat}
            r={RING * distanceOf(heat)}
            {...trace}
            {...(heat === hotAbove && hotTrace)}
          />
        ))}
        {/* 120 marks around the edge, every tenth longer; the offset centers the first one at the top. */}
        <path
          d={circlePath(RING - 1)}
          pathLength={1200}
          opacity={0.55}
          strokeWidth={2}
          strokeDasharray="0.6 9.4"
          strokeDashoffset="0.3"
        />
        <path
          d={circlePath(RING - 2)}
          pathLength={1200}
          opacity={0.9}
          strokeWidth={4}
          strokeDasharray="0.9 99.1"
          strokeDashoffset="0.45"
        />
        <circle r="0.9" fill="var(--ink)" stroke="none" />
      </svg>
      <div className={styles.sweep} data-sweep={isSweeping ? 'on' : 'off'} />
      {rings.map(({heat, name}) => (
        <Text
          as="span"
          key={heat}
          tone="muted"
          weight="semibold"
          isFigures
          isCaps
          className={styles.ring}
          style={{'--distance': distanceOf(heat)} as CSSProperties}>
          <span className={styles.ringName}>{name} </span>
          {heat}
        </Text>
      ))}
    </div>
  );
}
