import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {FormDone} from '@site/src/components/FormFields/FormDone';
import {FormFields} from '@site/src/components/FormFields/FormFields';
import type {FieldSpec} from '@site/src/lib/forms/fields';
import {useForm} from '@site/src/lib/forms/useForm';
import styles from './Subscribe.module.css';

const fields: readonly FieldSpec<'email'>[] = [
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    missing: 'Say where the releases should go.',
    autoComplete: 'email',
    maxLength: 254,
  },
];

/** The formats a reader can follow, by the file's name below /changelog. */
const feeds = [
  {label: 'RSS', to: '/changelog/rss.xml'},
  {label: 'Atom', to: '/changelog/atom.xml'},
  {label: 'JSON', to: '/changelog/feed.json'},
] as const;

/** Releases by email, and the feeds for those who would rather not give an address. */
export function Subscribe(): ReactNode {
  const form = useForm({form: 'changelog', fields});
  const {state} = form;
  const feedLinks = (
    <ul className={styles.feeds} aria-label="Feeds">
      {feeds.map(({label, to}) => (
        <li key={to}>
          <Link to={`pathname://${to}`} target="_self">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );

  return (
    <div className={styles.frame}>
      {state.status === 'done' ? (
        <FormDone title={state.outcome === 'sent' ? 'You are on the list.' : 'Noted here only.'}>
          <p className={styles.text}>
            {state.outcome === 'sent'
              ? `The next release goes to ${state.values.email}. Every email has a link that ends it.`
              : `This site has no server yet: ${state.values.email} was written to this browser’s console and sent nowhere, so no email will come. The feeds work today.`}
          </p>
          {feedLinks}
          <Button
            size="large"
            onClick={(event) => {
              // The second half of a double click on "Subscribe" must not close its answer.
              if (event.detail <= 1) form.renew();
            }}>
            Done
          </Button>
        </FormDone>
      ) : (
        <>
          <div>
            <h2 className={styles.title}>Releases by email.</h2>
            <p className={styles.text}>
              One email per release, and nothing else. Or follow the feeds:
            </p>
            {feedLinks}
          </div>
          <FormFields
            fields={fields}
            form={form}
            sendLabel="Subscribe"
            onSend={() => void form.send()}
          />
        </>
      )}
      <noscript>
        <p className={styles.text}>The form needs JavaScript; the feeds do not.</p>
      </noscript>
    </div>
  );
}
