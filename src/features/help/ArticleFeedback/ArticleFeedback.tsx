import {ThumbsDown, ThumbsUp} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {ActionButton} from '../ArticleActions/ActionButton';
import {useArticleVote} from '../vote/useArticleVote';
import styles from './ArticleFeedback.module.css';
import {MissingForm} from './MissingForm';

/** The question at the end of an article, one vote with the side panel's "Helpful". */
export function ArticleFeedback({
  slug,
  title,
}: {
  readonly slug: string;
  readonly title: string;
}): ReactNode {
  const {vote, cast, note} = useArticleVote(slug);
  const support = `/contact?${new URLSearchParams({topic: 'help', article: slug}).toString()}`;

  return (
    <section className={styles.feedback} aria-label="Feedback">
      <div className={styles.question}>
        <p className={styles.ask}>Was this article helpful?</p>
        <div className={styles.answers}>
          <ActionButton icon={ThumbsUp} isPressed={vote === 'yes'} onPress={() => cast('yes')}>
            Yes
          </ActionButton>
          <ActionButton icon={ThumbsDown} isPressed={vote === 'no'} onPress={() => cast('no')}>
            No
          </ActionButton>
        </div>
      </div>
      <p role="status" className={styles.note}>
        {note}
      </p>
      {vote === 'no' && <MissingForm slug={slug} />}
      <p className={styles.support}>
        <span>Still stuck on “{title}”?</span>
        <Button to={support}>Contact Support</Button>
      </p>
    </section>
  );
}
