import {Bookmark, BookmarkCheck, Share2, ThumbsUp} from 'lucide-react';
import {useState, type ReactNode} from 'react';

import {CopyPage} from '@site/src/components/CopyPage/CopyPage';
import {ActionButton} from './ActionButton';
import styles from './ArticleActions.module.css';
import {useSavedArticles} from '../saved/useSavedArticles';
import type {ShareOutcome} from '../share/shareArticle';
import {useShare} from '../share/useShare';
import {useArticleVote} from '../vote/useArticleVote';

const shareNotes = {
  shared: 'Shared.',
  copied: 'Link copied.',
  cancelled: '',
  failed: 'This browser lets no page copy. Copy the address from its address bar.',
} satisfies Record<ShareOutcome, string>;

const savedNotes = {
  device: 'Saved on this device. You find it in the help centre.',
  page: 'Saved until you close this page: this browser lets the site keep nothing.',
};

/** Save, share and vote, with one line that says what happened. */
export function ArticleActions({
  slug,
  title,
}: {
  readonly slug: string;
  readonly title: string;
}): ReactNode {
  const {saved, toggle} = useSavedArticles();
  const {vote, cast, note: voteNote} = useArticleVote(slug);
  const {outcome, share} = useShare(title);
  const [savedNote, setSavedNote] = useState('');
  const [lastAction, setLastAction] = useState<'save' | 'share' | 'vote' | null>(null);
  const isSaved = saved.includes(slug);

  const notes = {save: savedNote, share: outcome ? shareNotes[outcome] : '', vote: voteNote};

  const save = () => {
    const isKept = toggle(slug);
    setSavedNote(
      isSaved ? 'Removed from your saved articles.' : savedNotes[isKept ? 'device' : 'page'],
    );
    setLastAction('save');
  };

  return (
    <div className={styles.actions}>
      <ActionButton icon={isSaved ? BookmarkCheck : Bookmark} isPressed={isSaved} onPress={save}>
        {isSaved ? 'Saved' : 'Save Article'}
      </ActionButton>
      <ActionButton
        icon={Share2}
        onPress={() => {
          setLastAction('share');
          void share();
        }}>
        Share
      </ActionButton>
      <ActionButton
        icon={ThumbsUp}
        isPressed={vote === 'yes'}
        onPress={() => {
          cast('yes');
          setLastAction('vote');
        }}>
        Helpful
      </ActionButton>
      <CopyPage />
      <p role="status" className={styles.note}>
        {lastAction ? notes[lastAction] : ''}
      </p>
    </div>
  );
}
