import webhooks from '@generated/sandbox-seed/default/webhooks.json';
import {useState, type ReactNode} from 'react';

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
import {eventsOf, previewOf, sentEvents} from '../webhooks/playground';
import {verifyCode, verifyLanguages} from '../webhooks/verifyCode';
import {indented} from '../console/jsonText';
import {Code} from './Code';
import {currentSession} from './currentSession';
import {useDelivery} from './useDelivery';

/** The events of the contract, in its order. */
const examples = eventsOf(webhooks);

/** An event as the API would send it: payload, headers, signature, and code that verifies it. */
export function Playground(): ReactNode {
  // Opening the playground closes the console, so they can't change while it's open.
  const [sent] = useState(() => sentEvents(currentSession()?.read().account.deliveries ?? []));
  const events = [...sent, ...examples];
  const {state, event, example, secret, change, send} = useDelivery(events);
  const {form, outcome} = state;
  const [language, setLanguage] = useStored(storageKeys.codeLanguage);
  const isReceived = outcome?.kind === 'received';
  const {headers, body} = isReceived ? outcome : previewOf(example.payload);
  const isRefused = outcome !== null && !(isReceived && outcome.verdict.isValid);

  return (
    <Stack gap={5}>
      <Text tone="muted">
        The event is created and signed in your browser, with a sample secret. Nothing leaves the
        page.
      </Text>
      <SelectField
        label="Event"
        hint={plainText(event.description)}
        value={event.type}
        options={events.map(({type, label = type}) => ({value: type, label}))}
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
        hint="You see the real one once, when you add a webhook."
        spellCheck={false}
        autoComplete="off"
        value={secret}
        error={secret === '' ? 'Enter a secret to sign the event.' : undefined}
        onChange={({target}) => change({secret: target.value})}
      />
      <Toggle
        label="Change the body in transit by one space"
        isOn={form.isChanged}
        onChange={(isChanged) => change({isChanged})}
      />
      <div>
        <Button variant="primary" onClick={send}>
          Send event
        </Button>
      </div>
      <Text role="status" weight="semibold" tone={isRefused ? 'error' : undefined}>
        {deliveryText(state)}
      </Text>
      <Code label="Event headers">
        {Object.entries(headers)
          .map(([header, value]) => `${header}: ${value}`)
          .join('\n')}
      </Code>
      <Code label="Event body, formatted">{indented(body)}</Code>
      <Code label="Event body, as sent">{body}</Code>
      <Text as="h3" weight="semibold" marginBottom={4}>
        Verify the signature
      </Text>
      <Tabs
        label="Language"
        // The language of the samples. They include cURL, which has no code to verify a signature.
        active={verifyLanguages.find(({id}) => id === language)?.id ?? verifyLanguages[0]?.id}
        onActivate={setLanguage}
        items={verifyLanguages.map(({id, label}) => ({
          id,
          label,
          content: <Code label={`Verification in ${label}`}>{verifyCode(id)}</Code>,
        }))}
      />
    </Stack>
  );
}
