import type {ComponentType} from 'react';

export type LoadSection = () => Promise<ComponentType>;

export interface SectionSource {
  /** The section, once its code is here. */
  readonly loaded: ComponentType | null;
  /** Fetches the code at the first call and shares the answer. A failed fetch is tried again by the next call. */
  readonly load: LoadSection;
}

export function loadOnce(load: LoadSection): SectionSource {
  let pending: Promise<ComponentType> | null = null;
  let loaded: ComponentType | null = null;
  return {
    get loaded() {
      return loaded;
    },
    load() {
      pending ??= load().then(
        (section) => (loaded = section),
        (error: unknown) => {
          pending = null;
          throw error;
        },
      );
      return pending;
    },
  };
}
