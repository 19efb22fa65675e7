import {emptyValues, findErrors, problemOf, readDraft, writeDraft, type FieldSpec} from './fields';
import {createFormReducer, emptyForm, type FormState} from './formMachine';

describe('formMachine', () => {
  type Name = 'name' | 'email';
  const fields: readonly FieldSpec<Name>[] = [
    {name: 'name', label: 'Name', type: 'text'},
    {name: 'email', label: 'Email', type: 'email', missing: 'Give one.'},
  ];
  const reduce = createFormReducer(fields);
  const empty = emptyForm(fields);
  const typed = reduce(empty, {type: 'type', name: 'email', value: 'a@b.example'});
  const sending = reduce(typed, {type: 'submit'});
  const done = reduce(sending, {type: 'answered', result: {outcome: 'logged'}});

  test('starts empty, without errors', () => {
    expect(empty).toEqual({
      status: 'editing',
      values: {name: '', email: ''},
      errors: {},
      failure: null,
    });
  });

  test('type: changes the field and shows no error yet', () => {
    const state = reduce(empty, {type: 'type', name: 'email', value: 'a'});
    expect(state).toMatchObject({values: {name: '', email: 'a'}, errors: {}});
  });

  test('submit: shows the errors and doesn’t send', () => {
    const state = reduce(empty, {type: 'submit'});
    expect(state).toMatchObject({status: 'editing', errors: {email: 'Give one.'}});
  });

  test('type: checks a field with an error again', () => {
    const wrong = reduce(empty, {type: 'submit'});
    const half = reduce(wrong, {type: 'type', name: 'email', value: 'a'});
    expect(half).toHaveProperty('errors.email', expect.stringContaining('complete email address'));
    const whole = reduce(half, {type: 'type', name: 'email', value: 'a@b.example'});
    expect(whole).toMatchObject({errors: {}});
    const other = reduce(wrong, {type: 'type', name: 'name', value: 'A'});
    expect(other).toMatchObject({errors: {email: 'Give one.'}});
  });

  test('type: keeps the errors of other fields', () => {
    const reduceBoth = createFormReducer([{...fields[0]!, missing: 'Who?'}, fields[1]!]);
    const wrong = reduceBoth(empty, {type: 'submit'});
    const typedName = (value: string) => reduceBoth(wrong, {type: 'type', name: 'name', value});
    expect(typedName(' ')).toHaveProperty('errors', {name: 'Who?', email: 'Give one.'});
    expect(typedName('A')).toHaveProperty('errors', {email: 'Give one.'});
  });

  test('submit: sends a valid form', () => {
    expect(sending).toEqual({status: 'sending', values: {name: '', email: 'a@b.example'}});
  });

  describe('validated by the browser', () => {
    const reduceChecked = createFormReducer(fields, 'browser');
    const withEmail = (value: string) => reduceChecked(empty, {type: 'type', name: 'email', value});

    test.each(['', ' ', '\t\n'])(
      'submit: ignores %j in a required field, without an error',
      (value) => {
        const state = withEmail(value);
        expect(reduceChecked(state, {type: 'submit'})).toBe(state);
      },
    );

    test('submit: leaves the email format to the browser', () => {
      expect(reduceChecked(withEmail('x'), {type: 'submit'})).toEqual({
        status: 'sending',
        values: {name: '', email: 'x'},
      });
    });
  });

  test('shows the reason for a failure until the next attempt', () => {
    const result = {outcome: 'failed', reason: 'No network.'} as const;
    const failed = reduce(sending, {type: 'answered', result});
    const corrected = reduce(failed, {type: 'type', name: 'name', value: 'A'});
    expect(corrected).toHaveProperty('failure', 'No network.');
    expect(reduce(corrected, {type: 'submit'})).not.toHaveProperty('failure');
  });

  test('answered: finishes with the outcome', () => {
    expect(done).toEqual({
      status: 'done',
      values: {name: '', email: 'a@b.example'},
      outcome: 'logged',
    });
    expect(reduce(sending, {type: 'answered', result: {outcome: 'sent'}})).toMatchObject({
      outcome: 'sent',
    });
  });

  test('answered: returns to the form with its input and the reason after a failure', () => {
    const result = {outcome: 'failed', reason: 'The server could not be reached.'} as const;
    expect(reduce(sending, {type: 'answered', result})).toEqual({
      status: 'editing',
      values: {name: '', email: 'a@b.example'},
      errors: {},
      failure: 'The server could not be reached.',
    });
  });

  test('restore: fills the fields of the draft', () => {
    const state = reduce(empty, {type: 'restore', values: {email: 'x'}});
    expect(state).toMatchObject({values: {name: '', email: 'x'}});
  });

  test('renew: starts again with an empty form', () => {
    expect(reduce(done, {type: 'renew'})).toEqual(empty);
  });

  test.each<[string, FormState<Name>, Parameters<typeof reduce>[1]]>([
    ['typing while sending', sending, {type: 'type', name: 'name', value: 'x'}],
    ['a second submit', sending, {type: 'submit'}],
    ['a draft when done', done, {type: 'restore', values: emptyValues(fields)}],
    ['a response that no one waits for', typed, {type: 'answered', result: {outcome: 'sent'}}],
    ['renew while editing', typed, {type: 'renew'}],
    ['submit when done', done, {type: 'submit'}],
  ])('ignores %s', (_what, state, event) => {
    expect(reduce(state, event)).toBe(state);
  });
});

describe('drafts', () => {
  const fields: readonly FieldSpec<'name' | 'email'>[] = [
    {name: 'name', label: 'Name', type: 'text'},
    {name: 'email', label: 'Email', type: 'email'},
  ];

  test('readDraft: returns the values that writeDraft stored', () => {
    expect(readDraft(fields, writeDraft({name: 'Ada', email: ''}))).toEqual({name: 'Ada'});
  });

  test('writeDraft: returns null for an empty form', () => {
    expect(writeDraft({name: '', email: ''})).toBeNull();
  });

  test.each([null, '', 'x', '3', 'null', '[]', '{"name": 3}', '{"other": "x"}'])(
    'readDraft: returns no values for %j',
    (text) => expect(readDraft(fields, text)).toEqual({}),
  );
});

describe('fields', () => {
  const email: FieldSpec = {name: 'email', label: 'Email', type: 'email', missing: 'Give one.'};
  const fields = [
    {name: 'name', label: 'Name', type: 'text', missing: 'Who?'},
    {name: 'company', label: 'Company', type: 'text'},
    {name: 'email', label: 'Email', type: 'email', missing: 'Give one.'},
  ] as const satisfies readonly FieldSpec[];

  test.each(['', ' ', '\n'])('problemOf: returns the error of a required field for %j', (value) => {
    expect(problemOf(email, value)).toBe('Give one.');
  });

  test('problemOf: accepts an empty optional field', () => {
    expect(problemOf({name: 'x', label: 'X', type: 'text'}, '')).toBeNull();
    expect(problemOf({name: 'x', label: 'X', type: 'email'}, '')).toBeNull();
  });

  test.each([
    ...['a@b', 'a@b.example', ' a@b.example ', 'first.last+tag@sub.b-c.example'],
    ...['sara@münchen.example', 'sara@例え.example'],
  ])('problemOf: accepts the email address %j, as browsers do', (value) =>
    expect(problemOf(email, value)).toBeNull(),
  );

  test.each([
    'a',
    '@b',
    'a@',
    'a@b.',
    'a b@c',
    'a@-b',
    'a@b..c',
    'ü@b.example',
    'a@ü..c',
    'a@ü b.c',
    'a@ü.c/d',
    'a@ü:1',
    'a@b@ü.c',
  ])('problemOf: rejects the email address %j', (value) =>
    expect(problemOf(email, value)).toMatch(/complete email address/),
  );

  test('findErrors: lists invalid fields only, in the order of the fields', () => {
    const errors = findErrors(fields, {...emptyValues(fields), email: 'x'});
    expect(Object.keys(errors)).toEqual(['name', 'email']);
    expect(findErrors(fields, {name: 'A', company: '', email: 'a@b.example'})).toEqual({});
  });
});
