import type {FallbackMetrics} from './fallback';

/**
 * Bold cuts by full name and by PostScript name, as browsers differ in which they match; then families.
 * All but Roboto (Android) share Arial's widths or come within a percent of them.
 */
const LOCAL_FONTS = [
  'Arial Bold',
  'Arial-BoldMT',
  'Liberation Sans Bold',
  'LiberationSans-Bold',
  'Helvetica Neue Bold',
  'HelveticaNeue-Bold',
  'Roboto Bold',
  'Roboto-Bold',
  'Arial',
  'Liberation Sans',
  'Helvetica Neue',
  'Roboto',
];

export interface FontsCss {
  /** Site path of the woff2 file. */
  readonly src: string;
  readonly weights: {readonly min: number; readonly max: number};
  readonly fallback: FallbackMetrics;
}

/** The stylesheet that declares the headline font and the fallback that stands in while it loads. */
export function fontsCss({src, weights, fallback}: FontsCss): string {
  return `/* Written by scripts/assets.ts. */
@font-face {
  font-family: 'Headline';
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url('${src}') format('woff2');
}

@font-face {
  font-family: 'Headline Fallback';
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  src: ${LOCAL_FONTS.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(fallback.sizeAdjust)};
  ascent-override: ${percent(fallback.ascentOverride)};
  descent-override: ${percent(fallback.descentOverride)};
  line-gap-override: ${percent(fallback.lineGapOverride)};
}
`;
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(2))}%`;
}
