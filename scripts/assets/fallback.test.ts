import {arialBold, fallbackMetrics} from './fallback';
import {meanWidth} from './letters';

describe('meanWidth', () => {
  it('is the width itself when all characters are alike', () => {
    expect(meanWidth(() => 500)).toBeCloseTo(500);
  });

  it('weighs letters by how often they occur', () => {
    const only = (wide: string) => meanWidth((character) => (character === wide ? 1 : 0));
    expect(only('e')).toBeGreaterThan(100 * only('z'));
    expect(only(' ')).toBeCloseTo(1 / 5.79, 3);
  });
});

describe('fallbackMetrics', () => {
  it('leaves a font that imitates itself as it is', () => {
    const metrics = fallbackMetrics(arialBold, arialBold);
    expect(metrics.sizeAdjust).toBe(1);
    expect(metrics.ascentOverride).toBeCloseTo(1854 / 2048);
    expect(metrics.descentOverride).toBeCloseTo(434 / 2048);
    expect(metrics.lineGapOverride).toBeCloseTo(67 / 2048);
  });

  it('widens the fallback for a wider font and keeps the line box', () => {
    const wide = {
      unitsPerEm: 1000,
      ascent: 930,
      descent: -270,
      lineGap: 0,
      widthOf: (character: string) => (arialBold.widthOf(character) / 2048) * 1000 * 1.25,
    };
    const metrics = fallbackMetrics(wide, arialBold);
    expect(metrics.sizeAdjust).toBeCloseTo(1.25);
    expect(metrics.ascentOverride * metrics.sizeAdjust).toBeCloseTo(0.93);
    expect(metrics.descentOverride * metrics.sizeAdjust).toBeCloseTo(0.27);
    expect(metrics.lineGapOverride).toBe(0);
  });
});
