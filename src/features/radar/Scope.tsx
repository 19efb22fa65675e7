import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

import {distanceOf} from '@site/src/data/radarLeads';
import styles from './Scope.module.css';

/** The rings, by the heat that begins at them. On a narrow radar only the figure is shown. */
const rings = [
  {heat: 90, word: 'Over'},
  {heat: 80, word: 'Hot'},
  {heat: 50, word: 'Warm'},
  {heat: 0, word: 'Cold'},
] as const;

/** In the drawing's units the outermost ring is 100, which leaves 6 % of the width for its dots. */
const RING = 100;
const HALF = RING / 0.94;

/** A circle around the origin that starts at the top. A path, because HTML checkers allow `pathLength` on nothing else. */
const circlePath = (r: number) => `M0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}`;

/** What the dots stand on: rings, axes, a graduated edge and the sweep. A picture; the dots carry the words. */
export function Scope({isSweeping}: {readonly isSweeping: boolean}): ReactNode {
  return (
    <div className={styles.scope} aria-hidden="true">
      <svg
        className={styles.drawing}
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        focusable="false">
        <circle className={styles.hotGround} r={RING * distanceOf(80)} />
        <circle className={styles.hotGround} r={RING * distanceOf(90)} />
        <path className={styles.axes} d={`M0 ${-RING}V${RING}M${-RING} 0H${RING}`} />
        {rings.map(({heat}) => (
          <circle
            key={heat}
            className={clsx(styles.ring, heat === 90 && styles.hotRing)}
            r={RING * distanceOf(heat)}
          />
        ))}
        {/* 120 marks around the edge, every tenth longer; the offset centers the first one at the top. */}
        <path
          className={styles.minor}
          d={circlePath(RING - 1)}
          pathLength={1200}
          strokeDasharray="0.6 9.4"
          strokeDashoffset="0.3"
        />
        <path
          className={styles.major}
          d={circlePath(RING - 2)}
          pathLength={1200}
          strokeDasharray="0.9 99.1"
          strokeDashoffset="0.45"
        />
        <circle className={styles.centre} r="0.9" />
      </svg>
      <div className={clsx(styles.sweep, isSweeping && styles.running)} data-sweep="" />
      {rings.map(({heat, word}) => (
        <span
          key={heat}
          className={styles.label}
          style={{'--distance': distanceOf(heat)} as CSSProperties}>
          <span className={styles.word}>{word} </span>
          {heat}
        </span>
      ))}
    </div>
  );
}
