import {useId, type ReactNode} from 'react';

/** The colors of `--heat-scale`, where they start or end in percent, and an opacity of 0 on both sides of its gaps. */
const stops: readonly (readonly [color: string, at: number, opacity?: number])[] = [
  ['cold', 49.5],
  ['cold', 49.5, 0],
  ['warm', 50.5, 0],
  ['warm', 50.5],
  ['warm', 79.5],
  ['warm', 79.5, 0],
  ['hot', 80.5, 0],
  ['hot', 80.5],
  ['blaze', 100],
];

export interface HeatScaleProps {
  /** Of its upper left corner. */
  readonly x?: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The heat scale in a drawing, where CSS can't paint `--heat-scale`. */
export function HeatScale({height, ...box}: HeatScaleProps): ReactNode {
  const id = useId();
  return (
    <>
      <linearGradient id={id}>
        {stops.map(([color, at, opacity]) => (
          <stop
            key={`${color} ${at} ${opacity}`}
            offset={at / 100}
            stopColor={`var(--heat-${color})`}
            stopOpacity={opacity}
          />
        ))}
      </linearGradient>
      <rect {...box} height={height} rx={height / 2} fill={`url(#${id})`} stroke="none" />
    </>
  );
}
