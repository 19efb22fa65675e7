import {ThumbsDown, ThumbsUp} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {ActionButton} from '../ArticleActions/ActionButton';
import {useArticleVote} from '../vote/useArticleVote';
import styles from './ArticleFeedback.module.css';
import {MissingForm} from './MissingForm';

const answers = {
  yes: 'Thank you. Your vote is kept on this device; press again to take it back.',
  no: 'Sorry about that. Your vote is kept on this device; tell us below what was missing.',
};

/** The question at the end of an article, one vote with the side panel's "Helpful". */
export function ArticleFeedback({
  slug,
  title,
}: {
  readonly slug: string;
  readonly title: string;
}): ReactNode {
  const {vote, cast} = useArticleVote(slug);
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
        {vote ? answers[vote] : ''}
      </p>
      {vote === 'no' && <MissingForm slug={slug} />}
      <p className={styles.support}>
        <span>Still stuck on “{title}”?</span>
        <Button to={support}>Contact Support</Button>
      </p>
    </section>
  );
}
