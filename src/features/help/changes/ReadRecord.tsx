import {useEffect, useRef, useState, type ReactNode} from 'react';

import {storageKeys} from '@site/src/data/storageKeys';
import {loadCode} from '@site/src/lib/loadCode';
import {showsStored} from '@site/src/lib/pageMarks';
import type {ChangedSections, ChangedSectionsProps} from './ChangedSections';
import {recordRead} from './recordRead';

interface Loaded extends ChangedSectionsProps {
  readonly View: typeof ChangedSections;
}

/**
 * Stores on the device that the article was read, and shows what changed since the last time. The code that shows it
 * loads only if something did.
 */
export function ReadRecord({slug}: {readonly slug: string}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    const sections = Array.from(
      ref.current?.parentElement?.querySelectorAll<HTMLElement>('[data-hash]') ?? [],
    );
    const changes = recordRead(
      slug,
      sections.map(({dataset}) => dataset['hash'] ?? ''),
    );
    if (!changes) return;
    const {since, positions} = changes;
    const changed = positions.flatMap((at) => sections[at] ?? []);
    void loadCode(() => import('./ChangedSections')).then(
      (code) => code && setLoaded({View: code.ChangedSections, since, changed}),
    );
  }, [slug]);

  return (
    <div ref={ref} {...showsStored(storageKeys.readArticles, slug)}>
      {loaded && <loaded.View since={loaded.since} changed={loaded.changed} />}
    </div>
  );
}
