import {useEffect, useReducer, useRef, type RefObject} from 'react';
import {flushSync} from 'react-dom';

import type {StorageKey} from '@site/src/data/storageKeys';
import {visitStore} from '../storage';
import type {Submission} from '../submission';
import {useSubmit} from '../useSubmit';
import {
  emptyValues,
  findErrors,
  isComplete,
  readDraft,
  writeDraft,
  type FieldSpec,
  type Values,
} from './fields';
import {
  createFormReducer,
  emptyForm,
  type FormCheck,
  type FormEvent,
  type FormState,
} from './formMachine';

export interface FormOptions<Name extends string> {
  readonly form: Submission['form'];
  /** Must be the same array in every render. */
  readonly fields: readonly FieldSpec<Name>[];
  /** `form` by default. */
  readonly check?: FormCheck;
  /** Stores the input under this key until the tab closes, so it survives a reload. */
  readonly draftKey?: StorageKey;
}

export interface Form<Name extends string> {
  /** The key of the stored input; undefined if it isn't stored. */
  readonly draftKey?: StorageKey;
  readonly state: FormState<Name>;
  readonly check: FormCheck;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly type: (name: Name, value: string) => void;
  /** Changes the stored input, which the form may not show yet, and shows it. */
  readonly changeDraft: (change: (draft: Partial<Values<Name>>) => Partial<Values<Name>>) => void;
  /** Moves the focus to a field. */
  readonly focus: (name: Name) => void;
  /**
   * Validates and submits the trimmed values. If there are errors, the focus moves to the first field with one. Does
   * nothing while a submission is pending.
   *
   * @param context further fields of the submission.
   */
  readonly send: (context?: Readonly<Record<string, string>>) => Promise<void>;
  /** Empties a form that's done. If that removes what has the focus, the focus moves to the first field. */
  readonly renew: () => void;
}

/** A form that validates and submits its values, and keeps the input after a failure. */
export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const {fields, check} = options;
  const [state, dispatch] = useReducer(createFormReducer(fields, check), fields, emptyForm<Name>);
  return useFormWith(options, state, dispatch);
}

/**
 * The same for a form whose state is part of another reducer's.
 *
 * @param dispatch passes the form's events to that reducer.
 */
export function useFormWith<Name extends string>(
  options: FormOptions<Name>,
  state: FormState<Name>,
  dispatch: (event: FormEvent<Name>) => void,
): Form<Name> {
  const {form, fields, check = 'form', draftKey} = options;
  const submit = useSubmit();
  const formRef = useRef<HTMLFormElement>(null);
  const isPendingRef = useRef(false);

  useEffect(() => {
    if (draftKey) dispatch({type: 'restore', values: readDraft(fields, visitStore.read(draftKey))});
  }, [dispatch, draftKey, fields]);

  const keep = (draft: string | null) => {
    if (!draftKey) return;
    if (draft === null) visitStore.remove(draftKey);
    else visitStore.write(draftKey, draft);
  };

  const changeDraft: Form<Name>['changeDraft'] = (change) => {
    if (!draftKey) return;
    const values = change(readDraft(fields, visitStore.read(draftKey)));
    keep(writeDraft({...emptyValues(fields), ...values}));
    dispatch({type: 'restore', values});
  };

  const type = (name: Name, value: string) => {
    dispatch({type: 'type', name, value});
    keep(writeDraft({...state.values, [name]: value}));
  };

  const focus = (name: Name) =>
    formRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const send = async (context: Readonly<Record<string, string>> = {}) => {
    if (isPendingRef.current || state.status !== 'editing') return;
    // Screen readers announce an error with its field only if it's there before the focus.
    flushSync(() => dispatch({type: 'submit'}));
    if (check === 'browser') {
      if (!isComplete(fields, state.values)) return;
    } else {
      const [firstWrong] = Object.keys(findErrors(fields, state.values)) as Name[];
      if (firstWrong !== undefined) return focus(firstWrong);
    }
    isPendingRef.current = true;
    const result = await submit({form, fields: {...trimmed(state.values), ...context}});
    isPendingRef.current = false;
    if (result.outcome !== 'failed') keep(null);
    dispatch({type: 'answered', result});
  };

  const renew = () => {
    const focused = document.activeElement;
    flushSync(() => dispatch({type: 'renew'}));
    if (!focused?.isConnected && fields[0]) focus(fields[0].name);
  };

  return {draftKey, state, check, formRef, type, changeDraft, focus, send, renew};
}

function trimmed(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}
