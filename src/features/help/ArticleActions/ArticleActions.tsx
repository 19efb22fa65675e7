import {Bookmark, BookmarkCheck, Share2, ThumbsUp} from 'lucide-react';
import {useState, type ReactNode} from 'react';

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

/** Save, share and vote, with one line that says what happened. */
export function ArticleActions({
  slug,
  title,
}: {
  readonly slug: string;
  readonly title: string;
}): ReactNode {
  const {saved, toggle} = useSavedArticles();
  const {vote, cast} = useArticleVote(slug);
  const {outcome, share} = useShare(title);
  const [note, setNote] = useState('');
  const isSaved = saved.includes(slug);
  const isHelpful = vote === 'yes';

  return (
    <div className={styles.actions}>
      <ActionButton
        icon={isSaved ? BookmarkCheck : Bookmark}
        isPressed={isSaved}
        onPress={() => {
          toggle(slug);
          setNote(
            isSaved
              ? 'Removed from your saved articles.'
              : 'Saved on this device. You find it in the help centre.',
          );
        }}>
        {isSaved ? 'Saved' : 'Save Article'}
      </ActionButton>
      <ActionButton
        icon={Share2}
        onPress={() => {
          setNote('');
          void share();
        }}>
        Share
      </ActionButton>
      <ActionButton
        icon={ThumbsUp}
        isPressed={isHelpful}
        onPress={() => {
          cast('yes');
          setNote(
            isHelpful ? 'Your vote is taken back.' : 'Thank you. Your vote is kept on this device.',
          );
        }}>
        Helpful
      </ActionButton>
      <p role="status" className={styles.note}>
        {note || (outcome ? shareNotes[outcome] : '')}
      </p>
    </div>
  );
}
