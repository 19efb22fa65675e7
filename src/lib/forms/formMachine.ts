import type {SubmissionResult} from '../submission';
import {
  emptyValues,
  findErrors,
  isComplete,
  problemOf,
  type Errors,
  type FieldSpec,
  type Values,
} from './fields';

/** A successful outcome: written to the console, or sent to the configured endpoint. */
export type Outcome = Exclude<SubmissionResult['outcome'], 'failed'>;

/**
 * How a form is validated. `form`: its button is always enabled, and each field shows how to fix its error. `browser`:
 * its button is disabled until the required fields have text, and the browser checks the rest.
 */
export type FormCheck = 'form' | 'browser';

export type FormState<Name extends string> =
  /** `failure` is the reason why the last attempt failed. */
  | {
      readonly status: 'editing';
      readonly values: Values<Name>;
      readonly errors: Errors<Name>;
      readonly failure: string | null;
    }
  | {readonly status: 'sending'; readonly values: Values<Name>}
  | {readonly status: 'done'; readonly values: Values<Name>; readonly outcome: Outcome};

export type FormEvent<Name extends string> =
  | {readonly type: 'type'; readonly name: Name; readonly value: string}
  /** Restores the input from before a reload. */
  | {readonly type: 'restore'; readonly values: Partial<Values<Name>>}
  | {readonly type: 'submit'}
  | {readonly type: 'answered'; readonly result: SubmissionResult}
  | {readonly type: 'renew'};

function editing<Name extends string>(
  values: Values<Name>,
  failure: string | null,
): FormState<Name> {
  return {status: 'editing', values, errors: {} as Errors<Name>, failure};
}

/** An empty form. */
export function emptyForm<Name extends string>(
  fields: readonly FieldSpec<Name>[],
): FormState<Name> {
  return editing(emptyValues(fields), null);
}

/**
 * Creates the reducer of a form: editing → sending → done, and back to editing after a failure. A form with errors isn't
 * sent, and an error is checked again when its field changes. A state ignores events that it has no transition for.
 */
export function createFormReducer<Name extends string>(
  fields: readonly FieldSpec<Name>[],
  check: FormCheck = 'form',
) {
  return function formReducer(state: FormState<Name>, event: FormEvent<Name>): FormState<Name> {
    switch (event.type) {
      case 'type':
        return state.status === 'editing' ? type(state, event.name, event.value) : state;
      case 'restore':
        return state.status === 'editing'
          ? {...state, values: {...state.values, ...event.values}}
          : state;
      case 'submit':
        return state.status === 'editing' ? submit(state) : state;
      case 'answered':
        return state.status === 'sending' ? settle(state.values, event.result) : state;
      case 'renew':
        return state.status === 'done' ? emptyForm(fields) : state;
    }
  };

  function submit(state: Extract<FormState<Name>, {status: 'editing'}>): FormState<Name> {
    const {values} = state;
    if (check === 'browser') {
      return isComplete(fields, values) ? {status: 'sending', values} : state;
    }
    const errors = findErrors(fields, values);
    return Object.keys(errors).length > 0
      ? {...state, errors, failure: null}
      : {status: 'sending', values};
  }

  function type(
    state: Extract<FormState<Name>, {status: 'editing'}>,
    name: Name,
    value: string,
  ): FormState<Name> {
    const values = {...state.values, [name]: value};
    if (state.errors[name] === undefined) return {...state, values};
    const {[name]: _checked, ...others} = state.errors as Record<Name, string>;
    const field = fields.find((candidate) => candidate.name === name);
    const problem = field ? problemOf(field, value) : null;
    const errors = problem === null ? others : {...others, [name]: problem};
    return {...state, values, errors: errors as Errors<Name>};
  }

  function settle(values: Values<Name>, result: SubmissionResult): FormState<Name> {
    return result.outcome === 'failed'
      ? editing(values, result.reason)
      : {status: 'done', values, outcome: result.outcome};
  }
}
