import webhooks from '@generated/sandbox-seed/default/webhooks.json';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Field, SelectField} from '@site/src/components/Field/Field';
import {Stack} from '@site/src/components/Stack/Stack';
import {Tabs} from '@site/src/components/Tabs/Tabs';
import {Text} from '@site/src/components/Text/Text';
import {Toggle} from '@site/src/components/Toggle/Toggle';
import {storageKeys} from '@site/src/data/storageKeys';
import {useStored} from '@site/src/lib/useStored';
import {plainText} from '../console/fields';
import {deliveryText} from '../webhooks/deliveryMachine';
import {eventsOf, previewOf} from '../webhooks/playground';
import {verifyCode, verifyLanguages} from '../webhooks/verifyCode';
import {indented} from './responseText';
import {Code} from './Code';
import {useDelivery} from './useDelivery';

/** The events of the contract, in its order. */
const events = eventsOf(webhooks);

/** An event as the API would send it: payload, headers, signature, and code that checks it. */
export function Playground(): ReactNode {
  const {state, event, example, change, send} = useDelivery(events);
  const {form, outcome} = state;
  const [language, setLanguage] = useStored(storageKeys.codeLanguage);
  const isReceived = outcome?.kind === 'received';
  const {headers, body} = isReceived ? outcome : previewOf(example.payload);
  const isRefused = outcome !== null && !(isReceived && outcome.verdict.isValid);

  return (
    <Stack gap={5}>
      <Text tone="muted">
        The event is made and signed in this page, with a sample secret. Nothing is sent anywhere.
      </Text>
      <SelectField
        label="Event"
        hint={plainText(event.description)}
        value={event.type}
        options={events.map(({type}) => ({value: type, label: type}))}
        onChange={(type) => change({type})}
      />
      {event.examples.length > 1 && (
        <SelectField
          label="Example"
          value={example.name}
          options={event.examples.map(({name, summary}) => ({value: name, label: summary}))}
          onChange={(name) => change({example: name})}
        />
      )}
      <Field
        label="Secret"
        hint="The real one is shown once, when you make a webhook."
        spellCheck={false}
        autoComplete="off"
        value={form.secret}
        error={form.secret === '' ? 'Without a secret nothing can be signed.' : undefined}
        onChange={({target}) => change({secret: target.value})}
      />
      <Toggle
        label="Change the body on the way, by one space"
        isOn={form.isChanged}
        onChange={(isChanged) => change({isChanged})}
      />
      <div>
        <Button variant="primary" onClick={send}>
          Send it now
        </Button>
      </div>
      <Text role="status" weight="semibold" tone={isRefused ? 'error' : undefined}>
        {deliveryText(state)}
      </Text>
      <Code label="Headers of the event">
        {Object.entries(headers)
          .map(([header, value]) => `${header}: ${value}`)
          .join('\n')}
      </Code>
      <Code label="Body of the event, to be read">{indented(body)}</Code>
      <Code label="Body of the event, byte for byte">{body}</Code>
      <Text as="h3" weight="semibold" marginBottom={4}>
        Check the signature
      </Text>
      <Tabs
        label="Language"
        // The language of the samples. They include cURL, which has no code to verify a signature.
        active={verifyLanguages.find(({id}) => id === language)?.id ?? verifyLanguages[0]?.id}
        onActivate={setLanguage}
        items={verifyLanguages.map(({id, label}) => ({
          id,
          label,
          content: <Code label={`Check in ${label}`}>{verifyCode(id)}</Code>,
        }))}
      />
    </Stack>
  );
}
