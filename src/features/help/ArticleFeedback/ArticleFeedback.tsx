import {ThumbsDown, ThumbsUp} from 'lucide-react';
import {useEffect, useRef, type FormEvent, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {AreaField} from '@site/src/components/Field/Field';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {storageKeys} from '@site/src/data/storageKeys';
import {dropSecondClick} from '@site/src/lib/clicks';
import {pageMarks, showsStored} from '@site/src/lib/pageMarks';
import type {FieldSpec} from '@site/src/lib/forms/fields';
import type {FormState} from '@site/src/lib/forms/formMachine';
import {useForm, type Form} from '@site/src/lib/forms/useForm';
import {useArticleVote} from '../vote/useArticleVote';
import styles from './ArticleFeedback.module.css';

const answers = [
  {answer: 'yes', label: 'Yes', icon: ThumbsUp},
  {answer: 'no', label: 'No', icon: ThumbsDown},
] as const;

/** The question at the end of an article. It shares its vote with the side panel's "Helpful". */
export function ArticleFeedback({
  slug,
  title,
}: {
  readonly slug: string;
  readonly title: string;
}): ReactNode {
  const {vote, cast, note} = useArticleVote(slug);
  const form = useForm({form: 'article-feedback', fields});
  const support = `/contact?${new URLSearchParams({topic: 'help', article: slug}).toString()}`;

  return (
    <Stack
      as="section"
      isFramed
      marginTop={6}
      paddingBlock={5}
      aria-label="Feedback"
      onClickCapture={dropSecondClick}
      {...showsStored(storageKeys.articleVotes, slug)}>
      <Cluster
        gap={6}
        rowGap={3}
        justify="between"
        {...pageMarks.notInMarkdown}
        {...pageMarks.needsScripts}>
        <Text weight="semibold">Was this article helpful?</Text>
        <Cluster gap={2} align="stretch">
          {answers.map(({answer, label, icon}) => (
            <Button
              key={answer}
              icon={icon}
              className={styles.answer}
              aria-pressed={vote === answer}
              onClick={() => {
                cast(answer);
                if (form.state.status === 'done') form.renew();
              }}>
              {label}
            </Button>
          ))}
        </Cluster>
      </Cluster>
      <Text role="status" size="small" tone="muted" className={styles.note}>
        {note}
      </Text>
      {vote === 'no' && <MissingForm slug={slug} {...form} />}
      <Cluster as={Text} gap={6} rowGap={3} justify="between" tone="muted" marginTop={4}>
        <span>Still stuck on “{title}”?</span>
        <Button to={support}>Contact Support</Button>
      </Cluster>
    </Stack>
  );
}

const field = {
  name: 'missing',
  label: 'What was missing?',
  type: 'area',
  missing: 'Tell us what was missing.',
} as const satisfies FieldSpec;
const fields = [field];

/** Asks what was missing. The text stays in the field when it can't be sent, or the vote changes for a while. */
function MissingForm({
  slug,
  state,
  formRef,
  type,
  send,
}: Form<'missing'> & {readonly slug: string}): ReactNode {
  const isSending = state.status === 'sending';
  const isDone = state.status === 'done';
  const outcomeRef = useRef<HTMLParagraphElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send({article: slug});
  };

  // The form disappears with its focus when it’s done.
  useEffect(() => {
    if (isDone) outcomeRef.current?.focus();
  }, [isDone]);

  return (
    <>
      {!isDone && (
        <Stack as="form" gap={3} ref={formRef} marginTop={4} noValidate onSubmit={onSubmit}>
          <AreaField
            name={field.name}
            label={field.label}
            rows={3}
            maxLength={2000}
            required
            readOnly={isSending}
            error={state.status === 'editing' ? state.errors.missing : undefined}
            value={state.values.missing}
            onChange={(event) => type('missing', event.target.value)}
          />
          <div>
            {/* Not `disabled`, which would lose the focus that a second attempt needs. */}
            <Button type="submit" aria-disabled={isSending || undefined}>
              Send
            </Button>
          </div>
        </Stack>
      )}
      <Text
        ref={outcomeRef}
        tabIndex={-1}
        role="status"
        size="small"
        tone="muted"
        className={styles.note}>
        {outcomeOf(state)}
      </Text>
    </>
  );
}

/** The outcome of the last attempt; empty before the first and while one is being sent. */
function outcomeOf(state: FormState<'missing'>): string {
  switch (state.status) {
    case 'editing':
      return state.failure === null
        ? ''
        : `Not sent. ${state.failure} Your message is still here. Try again or use Contact Support.`;
    case 'sending':
      return '';
    case 'done':
      return state.outcome === 'sent'
        ? 'Sent. Thank you.'
        : 'This form can’t send messages yet, so no one has read yours. To reach us, use Contact Support.';
  }
}
