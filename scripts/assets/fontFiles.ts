import type {Font} from 'fontkit';
import {arialBold, fallbackMetrics, type FontMetrics} from './fallback';
import {hash8, served, type Files} from './files';
import {webFont, WEIGHT_RANGE} from './font';
import {fontsCss} from './fontsCss';

/** The web font and its stylesheet. `bold` is the weight that headlines use, which the fallback imitates. */
export async function fontFiles(source: Buffer, bold: Font): Promise<{src: string; files: Files}> {
  const font = await webFont(source);
  const src = `/fonts/headline.${hash8(font)}.woff2`;
  const fallback = fallbackMetrics(metricsOf(bold), arialBold);
  return {
    src,
    files: {
      [served(src)]: font,
      'fonts.css': fontsCss({src, weights: WEIGHT_RANGE, fallback}),
    },
  };
}

function metricsOf(font: Font): FontMetrics {
  return {
    unitsPerEm: font.unitsPerEm,
    ascent: font.ascent,
    descent: font.descent,
    lineGap: font.lineGap,
    widthOf: (character) => font.layout(character).advanceWidth,
  };
}
