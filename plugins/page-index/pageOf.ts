import type {BuiltPage} from '../built-pages/readPages';

export interface IndexedPage {
  readonly path: string;
  readonly title: string;
}

/** The page as the index lists it, or null when search engines are told to leave it out. */
export function pageOf({path, head: {isHidden, version, title}}: BuiltPage): IndexedPage | null {
  // A frozen version repeats the current one; nobody who got lost is looking for it.
  const isFrozen = version !== null && version !== 'current';
  if (isFrozen || isHidden || !title) return null;
  return {path, title};
}
