import type {Figures} from './measure';

type Limits = Partial<Figures>;

/** Figures where more is worse. */
const costs = new Set<keyof Figures>([
  'firstBytes',
  'firstMs',
  'keyMs',
  'remoteKeyMs',
  'memoryMb',
  'buildSeconds',
]);

/** Figures that the engine is meant to reach for each size of site. */
const targets: Record<string, Limits> = {
  small: {
    ...{anchor: 0.82, recall: 0.9, typo: 0.82, prefix: 0.82, desc: 0.7, phrase: 0.97, title: 1},
    ...{firstBytes: 60, firstMs: 320, keyMs: 25, remoteKeyMs: 60, memoryMb: 6, buildSeconds: 1},
  },
  medium: {
    ...{anchor: 0.88, recall: 0.94, typo: 0.88, prefix: 0.87, desc: 0.62, phrase: 0.97, title: 1},
    ...{firstBytes: 100, firstMs: 350, keyMs: 45, remoteKeyMs: 100, memoryMb: 16, buildSeconds: 1},
  },
  large: {
    ...{firstBytes: 130, firstMs: 400, keyMs: 45, remoteKeyMs: 140, memoryMb: 30, buildSeconds: 1},
  },
};

/** Figures that it reached. They don't vary between runs, so a worse one is a regression. */
const reached: Record<string, Limits> = {
  small: {
    ...{anchor: 0.82, recall: 0.921, typo: 0.831, prefix: 0.847, desc: 0.751, phrase: 1, title: 1},
    firstBytes: 44,
  },
  medium: {
    ...{anchor: 0.901, recall: 0.967, typo: 0.884, prefix: 0.899, desc: 0.627, phrase: 1, title: 1},
    firstBytes: 80,
  },
  large: {
    ...{anchor: 0.868, recall: 0.967, typo: 0.855, prefix: 0.857, desc: 0.614, phrase: 1},
    // Five copies of a page with a like title are the five whose title is compared, so one query finds them first.
    ...{title: 0.947, firstBytes: 116},
  },
};

/** How much worse than what was reached a figure may be; of bytes, the share. */
const margin = 0.02;

const names = (limits: Limits) => Object.keys(limits) as (keyof Figures)[];

/** Returns the figures that miss their limit by more than the share allows. */
function missed(figures: Figures, limits: Limits, slack: number): string[] {
  return names(limits)
    .filter((name) => {
      const limit = limits[name] ?? 0;
      return costs.has(name)
        ? figures[name] > limit * (1 + slack)
        : figures[name] < limit - slack - 1e-9;
    })
    .map((name) => `${name} ${figures[name].toFixed(3)} (${limits[name]})`);
}

export const missedTargets = (size: string, figures: Figures) =>
  missed(figures, targets[size] ?? {}, 0);

export const regressions = (size: string, figures: Figures) =>
  missed(figures, reached[size] ?? {}, margin);
