import {Link2, RotateCcw} from 'lucide-react';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import {createPortal} from 'react-dom';

import {Button} from '@site/src/components/Button/Button';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {SelectField} from '@site/src/components/Field/Field';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {pageMarks} from '@site/src/lib/pageMarks';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import {rawBodyField, shownExample} from '../console/body';
import {isRaw, keyOf, type ConsoleState} from '../console/consoleMachine';
import {errorsByField} from '../console/fieldErrors';
import {keyOptions} from '../console/keyOptions';
import {decodeRequest, encodeRequest, LINK_PARAMETER} from '../console/link';
import {curlOf, requestOf} from '../console/request';
import styles from './Console.module.css';
import {Dock} from './Dock';
import {focusField, RequestFields} from './RequestFields';
import {operationNamed} from './operations';
import {History, ResponseView} from './ResponseView';
import {resetMessage} from './responseText';
import {CALL_PARAMETER} from './SandboxPanel';
import {useConsole, useToday} from './useConsole';
import {useShownSamples} from './useShownSamples';

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
  useShownSamples(state);
  const {operation, values, history} = state;
  const isWaiting = state.step === 'waiting';
  const call = isWaiting ? null : state.call;
  // The previous response stays while the next request runs, so that what's below it doesn't move twice.
  const shown = isWaiting
    ? history.find((each) => each.operationId === operation.operationId)
    : call;
  const errors = errorsOf(state);
  const formRef = useRef<HTMLFormElement>(null);
  const samples = useSamplesBeside(formRef);
  const responseRef = useShownWhenNew(call?.number);
  const resetRef = useShownWhenNew(state.beforeReset?.nextNumber);
  const focus = (id: string) => focusField(formRef.current, id);

  const onSubmit = () => {
    const {problems} = send();
    const [first] = Object.keys(problems);
    if (first !== undefined) focus(first);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };

  // Browsers don't scroll to a field that's in the window, even if the dock covers it.
  const onKeyUp = ({key: pressed, target}: KeyboardEvent) => {
    const isField = target instanceof HTMLElement && target.closest('[data-field]');
    if (pressed === 'Tab' && isField) target.scrollIntoView({block: 'nearest'});
  };

  return (
    <Stack gap={5}>
      <Text tone="muted" size="small">
        Demo data until you reload. Nothing is sent.
        {link && !linked && ' We couldn’t read the link, so here’s the first example.'}
      </Text>
      <Stack
        as="form"
        ref={formRef}
        gap={5}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          onSubmit();
        }}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}>
        <Stack gap={3} className={styles.choices}>
          <SelectField
            label={operation.isFromClient ? 'App' : 'Key'}
            value={keyOf(state)}
            options={keyOptions(operation, state.account)}
            onChange={(next) => dispatch({type: 'key', key: next})}
          />
          {operation.examples.length > 1 && (
            <SelectField
              label="Example"
              value={shownExample(operation, values)}
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
        </Stack>
        <RequestFields
          operation={operation}
          values={values}
          errors={errors}
          onEdit={(id, value) => dispatch({type: 'edit', id, value})}
          onRaw={(isText) => dispatch({type: 'raw', isRaw: isText})}
        />
        <Dock state={state} invalid={Object.keys(errors)} onFocus={focus} />
        {shown &&
          (samples ? (
            createPortal(
              <section
                className={styles.beside}
                aria-label="Sandbox response"
                aria-busy={isWaiting}
                {...pageMarks.onInk}>
                <ResponseView call={shown} />
              </section>,
              samples,
            )
          ) : (
            <div ref={responseRef} className={styles.response} aria-busy={isWaiting}>
              <ResponseView call={shown} />
            </div>
          ))}
      </Stack>
      <Text as={Cluster} size="small" tone="muted" weight="semibold" gap={5} rowGap={0}>
        <ShareActions state={state} />
        <Text as="button" type="button" isPlain tap="full" onClick={reset}>
          <Icon icon={RotateCcw} size={16} />
          <span>
            Reset<span className="visuallyHidden"> sandbox</span>
          </span>
        </Text>
      </Text>
      <Cluster ref={resetRef} gap={3} rowGap={0} className={styles.reset}>
        <Text role="status" size="small" weight="semibold">
          {resetMessage(state)}
        </Text>
        {state.beforeReset && (
          <Button
            variant="quiet"
            onClick={() => {
              // The button goes away.
              formRef.current
                ?.querySelector<HTMLElement>('[type="submit"]')
                ?.focus({preventScroll: true});
              dispatch({type: 'undo'});
            }}>
            Undo reset
          </Button>
        )}
      </Cluster>
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

/**
 * Scrolls to an element when what it shows has another number; not when the console opens with it. A response comes in
 * below the form, and a reset takes it away above the message.
 */
function useShownWhenNew(number: number | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef(number);
  useEffect(() => {
    if (number !== undefined && number !== last.current)
      ref.current?.scrollIntoView({block: 'nearest'});
    last.current = number;
  }, [number]);
  return ref;
}

/** The page's column of samples, which is in view next to the form; null where there's none, or on a narrow screen. */
function useSamplesBeside(formRef: RefObject<HTMLFormElement | null>): Element | null {
  const [samples, setSamples] = useState<Element | null>(null);
  useEffect(() => {
    const column = formRef.current?.closest('main')?.querySelector('[data-samples]');
    if (!column) return undefined;
    const update = () => setSamples(getComputedStyle(column).position === 'sticky' ? column : null);
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [formRef]);
  return samples;
}

/** The problems of the form, or what the last response says about its fields. */
function errorsOf(state: ConsoleState): Readonly<Record<string, string>> {
  if (state.step !== 'responded') return state.problems;
  const {operation, call} = state;
  const fields = isRaw(call.values)
    ? [rawBodyField, ...operation.fields.filter(({place}) => place !== 'body')]
    : operation.fields;
  const messages = Object.entries(errorsByField(fields, call.response));
  return Object.fromEntries(messages.map(([id, each]) => [id, each.join(' ')]));
}

/** Copies the request as a cURL command, or a link that opens the console with the same values. */
function ShareActions({state}: {readonly state: ConsoleState}): ReactNode {
  const {operation, opened, values} = state;
  const {request} = requestOf(operation, values, keyOf(state));
  // This page has no console for an earlier request to another endpoint.
  const canLink = operation.operationId === opened.operationId;
  const encoded = canLink ? encodeRequest(operation.fields, values) : null;

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
        variant="bare"
        label="Copy as cURL"
        disabled={!request}
        text={() => (request ? curlOf(request, `https://api.${brand.domain}`) : '')}
      />
      <CopyButton
        variant="bare"
        icon={Link2}
        label="Copy link"
        disabled={encoded === null}
        text={() => linkOf(encoded ?? '')}
      />
    </>
  );
}
