import {useCallback, useEffect, useMemo, useReducer, useRef, type RefObject} from 'react';
import {flushSync} from 'react-dom';

import type {StorageKey} from '@site/src/data/storageKeys';
import {visitStore} from '@site/src/lib/storage';
import type {Submission} from '@site/src/lib/submission';
import {useSubmit} from '@site/src/lib/useSubmit';
import {readDraft, writeDraft} from './draft';
import {findErrors, type FieldSpec} from './fields';
import {createFormReducer, emptyForm, type FormState} from './formMachine';

export interface FormOptions<Name extends string> {
  readonly form: Submission['form'];
  /** The same array in every render. */
  readonly fields: readonly FieldSpec<Name>[];
  /** Where what was typed is kept until the tab closes, so that it survives a reload. */
  readonly draftKey?: StorageKey;
}

export interface Form<Name extends string> {
  readonly state: FormState<Name>;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly type: (name: Name, value: string) => void;
  /**
   * Checks and hands over. With errors the focus goes to the first field that has one. A second press while one is on
   * its way does nothing.
   * @param context further fields of the submission
   */
  readonly send: (context?: Readonly<Record<string, string>>) => Promise<void>;
  readonly renew: () => void;
}

/** A form that checks itself, goes through the submission adapter, and loses nothing that was typed. */
export function useForm<Name extends string>(options: FormOptions<Name>): Form<Name> {
  const {form, fields, draftKey} = options;
  const reducer = useMemo(() => createFormReducer(fields), [fields]);
  const [state, dispatch] = useReducer(reducer, fields, emptyForm<Name>);
  const submit = useSubmit();
  const formRef = useRef<HTMLFormElement>(null);
  const isOnItsWayRef = useRef(false);

  useEffect(() => {
    if (draftKey) {
      dispatch({type: 'restore', values: readDraft(fields, visitStore.read(draftKey))});
    }
  }, [draftKey, fields]);

  const keep = useCallback(
    (draft: string | null) => {
      if (!draftKey) return;
      if (draft === null) visitStore.remove(draftKey);
      else visitStore.write(draftKey, draft);
    },
    [draftKey],
  );

  const type = useCallback(
    (name: Name, value: string) => {
      dispatch({type: 'type', name, value});
      keep(writeDraft({...state.values, [name]: value}));
    },
    [keep, state.values],
  );

  const send = async (context: Readonly<Record<string, string>> = {}) => {
    if (isOnItsWayRef.current || state.status !== 'editing') return;
    // The messages must stand there before the focus comes, or they are not read out with the field.
    flushSync(() => dispatch({type: 'submit'}));
    const [firstWrong] = Object.keys(findErrors(fields, state.values));
    if (firstWrong !== undefined) {
      formRef.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    isOnItsWayRef.current = true;
    const result = await submit({form, fields: {...state.values, ...context}});
    isOnItsWayRef.current = false;
    if (result.outcome !== 'failed') keep(null);
    dispatch({type: 'answered', result});
  };

  return {state, formRef, type, send, renew: useCallback(() => dispatch({type: 'renew'}), [])};
}
