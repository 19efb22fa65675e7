import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {FormDone, FormFields} from '@site/src/components/FormFields/FormFields';
import {SpotsMap} from '@site/src/components/SpotsMap/SpotsMap';
import {Terms} from '@site/src/components/Terms/Terms';
import {spots} from '@site/src/data/campaign';
import {withCommas} from '@site/src/data/written';
import type {WaitlistRequest} from '@site/src/domain/waitlist';
import type {FormState} from '@site/src/lib/forms/formMachine';
import type {Form} from '@site/src/lib/forms/useForm';
import {mailto} from '@site/src/lib/mailto';
import {entryContext, entryFields, entryMail, outcomeTexts, requestText} from './entry';
import styles from './Waitlist.module.css';

export interface EntryFormProps {
  readonly request: WaitlistRequest;
  readonly form: Form<'email'>;
  /** Shown between the field and the button. */
  readonly children?: ReactNode;
  /** Shown next to the button. */
  readonly otherAction?: ReactNode;
}

/** The email field and the button, for the modal and for the form on the page. */
export function EntryForm({request, form, children, otherAction}: EntryFormProps): ReactNode {
  return (
    <FormFields
      className={styles.form}
      fields={entryFields}
      form={form}
      sendLabel="Reserve My Spot"
      onSend={() => void form.send(entryContext(request))}
      below={children}
      otherAction={otherAction}
    />
  );
}

export interface EntryDoneProps {
  readonly request: WaitlistRequest;
  readonly form: Extract<FormState<'email'>, {status: 'done'}>;
  readonly onDone: () => void;
  /** Whether the outcome's title is shown here, because nothing else on the screen names it. */
  readonly isTitled?: boolean;
}

/** The outcome of the entry. Without a server, a button opens it as an email. */
export function EntryDone({request, form, onDone, isTitled = false}: EntryDoneProps): ReactNode {
  const {outcome, values} = form;
  const {title, text} = outcomeTexts[outcome];
  return (
    <FormDone
      title={isTitled ? title : undefined}
      onDone={onDone}
      action={
        outcome === 'logged' && (
          <Button variant="primary" size="large" to={mailto(entryMail(request, values.email))}>
            Open it as an email
          </Button>
        )
      }
      below={
        <>
          <Terms
            items={[
              ['Email', values.email],
              ['Plan', requestText(request)],
            ]}
            columns={['4rem', 1]}
            collapse="never"
            gap={3}
            isDivided
            isFramed
            isFacts
            className={styles.summary}
          />
          <SpotsMap {...spots} className={styles.spots}>
            The next founding spot is {withCommas(spots.taken + 1)} of {withCommas(spots.total)}{' '}
            (sample data).
          </SpotsMap>
        </>
      }>
      <p>{text}</p>
    </FormDone>
  );
}
