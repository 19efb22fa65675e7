import {Link2} from 'lucide-react';
import {useMemo, type KeyboardEvent, type ReactNode, type SubmitEvent} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {SelectField} from '@site/src/components/Field/Field';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {demoKeys} from '@site/src/domain/sandbox/keys';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import type {ConsoleState} from '../console/consoleMachine';
import {errorsByField} from '../console/fieldErrors';
import {decodeRequest, encodeRequest, LINK_PARAMETER} from '../console/link';
import {curlOf, requestOf} from '../console/request';
import type {Field} from '../console/types';
import styles from './Console.module.css';
import {FieldControl} from './FieldControl';
import {operationNamed} from './operations';
import {History, ResponseView} from './ResponseView';
import {CALL_PARAMETER} from './SandboxPanel';
import {useConsole, useToday} from './useConsole';

const keyOptions = [
  {value: demoKeys.ultimate, label: `${demoKeys.ultimate}: works`},
  {value: demoKeys.free, label: `${demoKeys.free}: plan without API access, 403`},
  {value: demoKeys.busy, label: `${demoKeys.busy}: rate limited, 429`},
  {value: demoKeys.fault, label: `${demoKeys.fault}: server error, 500`},
  {value: demoKeys.maintenance, label: `${demoKeys.maintenance}: maintenance, 503`},
  {value: 'revoked', label: 'Revoked key: 401'},
  {value: '', label: 'No key: 401'},
];

const places: readonly {readonly place: Field['place']; readonly title: string}[] = [
  {place: 'query', title: 'Query'},
  {place: 'body', title: 'Body'},
  {place: 'header', title: 'Headers'},
];

export interface ConsoleProps {
  readonly operationId: string;
  /** Starts with today as `from` and `to`. */
  readonly isOfToday?: boolean;
}

/** A form for an operation, and the response of an API that runs in the page. */
export function Console({operationId, isOfToday = false}: ConsoleProps): ReactNode {
  const [params] = useSearchParams();
  const today = useToday();
  const {fields} = operationNamed(operationId);
  const link = params.get(CALL_PARAMETER) === operationId ? params.get(LINK_PARAMETER) : null;
  const given = isOfToday ? encodeRequest(fields, {'query.from': today, 'query.to': today}) : null;
  const text = link ?? given;
  const linked = useMemo(() => (text ? decodeRequest(fields, text) : null), [text, fields]);
  const {state, dispatch, send, reset} = useConsole(operationId, text, linked);
  const {operation, values, key, problems, history} = state;
  const call = state.step === 'waiting' ? null : state.call;
  const serverErrors =
    state.step === 'responded' ? errorsByField(operation.fields, state.call.response) : {};

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };

  return (
    <Stack gap={5}>
      <Text tone="muted">
        The sandbox runs in your browser with demo data. It sends no requests and no emails. What
        you create stays until you reload the page.
        {link && !linked && ' We couldn’t read the link, so here’s the first example.'}
      </Text>
      <Stack as="form" gap={5} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <SelectField
          label="Key"
          value={key}
          options={keyOptions}
          onChange={(next) => dispatch({type: 'key', key: next})}
        />
        {operation.examples.length > 1 && (
          <SelectField
            label="Example"
            value={operation.examples.find((example) => example.values === values)?.name ?? ''}
            options={[
              {value: '', label: 'Custom values'},
              ...operation.examples.map(({name, summary}) => ({value: name, label: summary})),
            ]}
            onChange={(name) => {
              const example = operation.examples.find((each) => each.name === name);
              if (example) dispatch({type: 'fill', values: example.values});
            }}
          />
        )}
        {places.map(({place, title}) => {
          const fields = operation.fields.filter((field) => field.place === place);
          if (fields.length === 0) return null;
          return (
            <Stack as="fieldset" gap={5} key={place} className={styles.place}>
              <Text as="legend" weight="semibold">
                {title}
              </Text>
              {fields.map((field) => (
                <FieldControl
                  key={field.id}
                  field={field}
                  value={values[field.id] ?? ''}
                  error={problems[field.id] ?? serverErrors[field.id]?.join(' ')}
                  onChange={(value) => dispatch({type: 'edit', id: field.id, value})}
                />
              ))}
            </Stack>
          );
        })}
        <Cluster gap={3} align="stretch">
          <Button
            type="submit"
            variant="primary"
            // Not disabled: that would drop the focus.
            aria-disabled={state.step === 'waiting' || undefined}>
            {state.step === 'waiting' ? 'Sending…' : 'Send request'}
          </Button>
          <ShareActions state={state} />
          <Button variant="quiet" onClick={reset}>
            Reset sandbox
          </Button>
        </Cluster>
      </Stack>
      <ResponseView call={call} isWaiting={state.step === 'waiting'} />
      <History
        history={history}
        shown={call?.number ?? null}
        onShow={({number, operationId: id}) =>
          dispatch({type: 'show', number, operation: operationNamed(id)})
        }
      />
    </Stack>
  );
}

/** Copies the request as a cURL command, or a link that opens the console with the same values. */
function ShareActions({state}: {readonly state: ConsoleState}): ReactNode {
  const {operation, values, key} = state;
  const {request} = requestOf(operation, values, key);
  const encoded = encodeRequest(operation.fields, values);

  const linkOf = (text: string) => {
    const url = new URL(window.location.href);
    url.searchParams.set(CALL_PARAMETER, operation.operationId);
    url.searchParams.set(LINK_PARAMETER, text);
    url.hash = '';
    return url.href;
  };

  return (
    <>
      <CopyButton
        label="Copy as cURL"
        disabled={!request}
        text={() => (request ? curlOf(request, `https://api.${brand.domain}`) : '')}
      />
      <CopyButton
        icon={Link2}
        label="Copy link"
        disabled={encoded === null}
        text={() => linkOf(encoded ?? '')}
      />
    </>
  );
}
