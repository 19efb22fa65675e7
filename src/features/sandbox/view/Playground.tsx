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
import type {Endpoint} from '../webhooks/deliver';
import {deliveryText} from '../webhooks/deliveryMachine';
import {eventsOf, previewOf, sentEvents} from '../webhooks/playground';
import {verifyCode, verifyLanguages} from '../webhooks/verifyCode';
import {indented} from '../console/jsonText';
import {Code} from './Code';
import {currentSession} from './currentSession';
import {Deliveries} from './Deliveries';
import {Description} from './Description';
import {useDelivery} from './useDelivery';

/** The events of the contract, in its order. */
const examples = eventsOf(webhooks);

const endpoints = [
  {value: 'verifies', label: 'Verifies the signature: 204 or 400'},
  {value: 'is-down', label: 'Is down: 503'},
  {value: 'is-slow', label: 'Takes over 10 seconds: no response'},
] as const satisfies readonly {value: Endpoint; label: string}[];

/** An event as the API would send it: payload, headers, signature, and code that verifies it. */
export function Playground(): ReactNode {
  // Opening the playground closes the console, so they can't change while it's open.
  const [sent] = useState(() => currentSession()?.read().account.deliveries ?? []);
  const events = [...sentEvents(sent), ...examples];
  const {state, event, example, secret, change, show, send, retry} = useDelivery(events, sent);
  const {form, outcome, log} = state;
  const [language, setLanguage] = useStored(storageKeys.codeLanguage);
  const shown = log.find(({event: {id}}) => id === state.shown);
  const {headers, body} =
    shown?.attempts[0].request ?? previewOf(shown ? shown.event : example.payload);
  const isRefused =
    outcome !== null && !(outcome.kind === 'received' && outcome.responseStatus === 204);

  return (
    <Stack gap={5}>
      <Text tone="muted">
        The event is created and signed in your browser, with a sample secret. Nothing leaves the
        page.
      </Text>
      <SelectField
        label="Event"
        hint={<Description>{event.description}</Description>}
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
      <SelectField
        label="Your endpoint"
        value={form.endpoint}
        options={endpoints}
        onChange={(endpoint) => change({endpoint})}
      />
      <div>
        <Button variant="primary" onClick={send}>
          Send event
        </Button>
      </div>
      <Text role="status" weight="semibold" tone={isRefused ? 'error' : undefined}>
        {deliveryText(state)}
      </Text>
      <Deliveries log={log} now={state.now} shown={shown} onShow={show} onRetry={retry} />
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
