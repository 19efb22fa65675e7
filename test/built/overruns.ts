import type {Budget} from './budgets';
import {loadedFiles, sum, type PageWeight, type WeighedFile} from './pageWeight';

/** Files named in an error. */
const LARGEST = 3;

const count = (bytes: number) => bytes.toLocaleString('en-US');

/** Returns an error with the largest files, or nothing if they're within the budget. */
export function overrun(what: string, files: readonly WeighedFile[], budget: number): string[] {
  const bytes = sum(files);
  if (bytes <= budget) return [];
  const largest = [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, LARGEST)
    .map((file) => `${file.name} ${count(file.bytes)}`);
  return [`${what}: ${count(bytes)} bytes, budget ${count(budget)} (${largest.join(', ')})`];
}

const filesOf = (weight: PageWeight) => ({...weight, all: loadedFiles(weight)});

/**
 * Returns an error for each type of files that is over the budget, for the heaviest page only: a shared file usually puts
 * all pages of a kind over it.
 */
export function overruns(weights: ReadonlyMap<string, PageWeight>, budget: Budget): string[] {
  return Object.entries(budget).flatMap(([type, limit]: [string, number]) => {
    const over = Array.from(weights, ([path, weight]) => ({
      path,
      files: filesOf(weight)[type as keyof Budget],
    }))
      .filter(({files}) => sum(files) > limit)
      .sort((a, b) => sum(b.files) - sum(a.files));
    const [worst, ...others] = over;
    if (!worst) return [];
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return overrun(`${worst.path}${more}: ${type}`, worst.files, limit);
  });
}
