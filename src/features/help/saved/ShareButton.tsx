import {Share2} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {counted} from '@site/src/data/written';
import {sharedHash} from '@site/src/domain/reading/sharedLink';
import {shareArticle} from '../share/shareArticle';

/** Shares a link that contains the articles, or copies it; `onNote` gets the outcome. */
export function ShareButton({
  slugs,
  onNote,
}: {
  readonly slugs: readonly string[];
  readonly onNote: (note: string) => void;
}): ReactNode {
  const share = async () => {
    const url = window.location.origin + window.location.pathname + sharedHash(slugs);
    const outcome = await shareArticle('Help articles', url);
    const notes = {
      shared: 'Shared.',
      copied: `Copied a link to ${counted(slugs.length, 'article')}.`,
      cancelled: '',
      failed: `Your browser blocked copying. Copy this link: ${url}`,
    };
    onNote(notes[outcome]);
  };
  return (
    <Button icon={Share2} disabled={slugs.length === 0} onClick={() => void share()}>
      Share link
    </Button>
  );
}
