import webhooks from '@generated/sandbox-seed/default/webhooks.json';
import {useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Field, SelectField} from '@site/src/components/Field/Field';
import {Tabs} from '@site/src/components/Tabs/Tabs';
import {Toggle} from '@site/src/components/Toggle/Toggle';
import {eventsOf, SAMPLE_SECRET, type WebhookEvent} from '../webhooks/playground';
import {verifyCode, verifyLanguages} from '../webhooks/verifyCode';
import {indented} from './answer';
import {Code} from './Code';
import styles from './Console.module.css';
import {plainText} from './plainText';
import {useDelivery} from './useDelivery';

const events = eventsOf(webhooks);

/** An event as the API would send it: payload, headers, signature, and code that checks it. */
export function Playground(): ReactNode {
  const [type, setType] = useState(events[0]?.type ?? '');
  const event = events.find((each) => each.type === type) ?? events[0];
  if (!event) return null;
  return (
    <div className={styles.console}>
      <p className={styles.note}>
        The event is made and signed in this page, with a sample secret. Nothing is sent anywhere.
      </p>
      <SelectField
        label="Event"
        hint={plainText(event.description)}
        value={type}
        options={events.map((each) => ({value: each.type, label: each.type}))}
        onChange={setType}
      />
      <Sent key={type} event={event} />
      <h3 className={styles.title}>Check the signature</h3>
      <Tabs
        label="Language"
        items={verifyLanguages.map(({id, label}) => ({
          id,
          label,
          content: <Code label={`Check in ${label}`}>{verifyCode(id)}</Code>,
        }))}
      />
    </div>
  );
}

function Sent({event: {examples}}: {readonly event: WebhookEvent}): ReactNode {
  const [name, setName] = useState(examples[0]?.name ?? '');
  const [secret, setSecret] = useState(SAMPLE_SECRET);
  const [isChanged, setIsChanged] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const example = examples.find((each) => each.name === name) ?? examples[0];
  if (!example) throw new Error('An event without an example cannot be sent.');
  const received = useDelivery(example.payload, {secret, isChanged, attempt});

  return (
    <>
      {examples.length > 1 && (
        <SelectField
          label="Example"
          value={name}
          options={examples.map((each) => ({value: each.name, label: each.summary}))}
          onChange={setName}
        />
      )}
      <Field
        label="Secret"
        hint="The real one is shown once, when you make a webhook."
        spellCheck={false}
        autoComplete="off"
        value={secret}
        error={secret === '' ? 'Without a secret nothing can be signed.' : undefined}
        onChange={({target}) => setSecret(target.value)}
      />
      <Toggle
        label="Change the body on the way, by one space"
        isOn={isChanged}
        onChange={setIsChanged}
      />
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
          Send it now
        </Button>
      </div>
      {received && (
        <>
          <p role="status" className={styles.title}>
            {received.verdict.isValid
              ? 'The signature fits: the event is genuine.'
              : 'The signature does not fit: answer 401 and do nothing.'}
          </p>
          <Code label="Headers of the event">
            {Object.entries(received.delivery.headers)
              .map(([header, value]) => `${header}: ${value}`)
              .join('\n')}
          </Code>
          <Code label="Body of the event, to be read">{indented(received.body)}</Code>
          <Code label="Body of the event, byte for byte">{received.body}</Code>
        </>
      )}
    </>
  );
}
