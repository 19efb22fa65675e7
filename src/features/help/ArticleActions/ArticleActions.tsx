import {useLocation} from '@docusaurus/router';
import {Bookmark, BookmarkCheck, Share2, ThumbsUp, type LucideIcon} from 'lucide-react';
import {useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {CopyPage} from '@site/src/components/CopyPage/CopyPage';
import {Grid} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {storageKeys} from '@site/src/data/storageKeys';
import {isSaved as isIn} from '@site/src/domain/reading/saved';
import {pageMarks, showsStored} from '@site/src/lib/pageMarks';
import {OfflineButton} from '../offline/OfflineButton';
import {useSavedArticles} from '../saved/useSavedArticles';
import {shareArticle, type ShareOutcome} from '../share/shareArticle';
import {useArticleVote} from '../vote/useArticleVote';
import styles from './ArticleActions.module.css';

const shareNotes = {
  shared: 'Shared.',
  copied: 'Link copied.',
  cancelled: '',
  failed: 'Your browser blocked copying. Copy the URL from the address bar.',
} satisfies Record<ShareOutcome, string>;

const savedNotes = {
  device: 'Saved on this device. Find it on the help center’s home page.',
  page: 'Saved until you close this page: your browser blocks storage, or it’s full.',
};

/** Buttons to save, share, and vote, with a line that confirms the last action. */
export function ArticleActions({
  slug,
  title,
}: {
  readonly slug: string;
  readonly title: string;
}): ReactNode {
  const {pathname} = useLocation();
  const {saved, toggle} = useSavedArticles();
  const {vote, cast, note: voteNote} = useArticleVote(slug);
  /** The note of the last action; null if that was a vote, which has its own. */
  const [note, setNote] = useState<string | null>(null);
  const isSaved = isIn(saved, slug);

  const save = () => {
    const isStored = toggle(slug);
    setNote(
      isSaved ? 'Removed from your saved articles.' : savedNotes[isStored ? 'device' : 'page'],
    );
  };
  const share = async () => {
    setNote('');
    setNote(shareNotes[await shareArticle(title, window.location.origin + pathname)]);
  };

  return (
    <Grid columns={9} className={styles.actions} {...showsStored(storageKeys.savedArticles, slug)}>
      <ActionButton icon={isSaved ? BookmarkCheck : Bookmark} isPressed={isSaved} onPress={save}>
        {isSaved ? 'Saved' : 'Save Article'}
      </ActionButton>
      <ActionButton icon={Share2} onPress={() => void share()}>
        Share
      </ActionButton>
      <ActionButton
        icon={ThumbsUp}
        isPressed={vote === 'yes'}
        onPress={() => {
          cast('yes');
          setNote(null);
        }}>
        Helpful
      </ActionButton>
      <OfflineButton paths={[pathname]} className={styles.action} />
      <div className={styles.copy}>
        <CopyPage />
      </div>
      <Text
        role="status"
        size="small"
        tone="muted"
        className={styles.note}
        style={{minHeight: 'var(--note-height, auto)'}}>
        {note ?? voteNote}
      </Text>
    </Grid>
  );
}

interface ActionButtonProps {
  readonly icon: LucideIcon;
  /** For toggles: announced as pressed or not. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function ActionButton({icon, isPressed, onPress, children}: ActionButtonProps): ReactNode {
  return (
    <Button
      variant="quiet"
      icon={icon}
      className={styles.action}
      aria-pressed={isPressed}
      {...pageMarks.needsScripts}
      onClick={onPress}>
      {children}
    </Button>
  );
}
