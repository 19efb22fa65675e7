import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type {FieldSpec} from '@site/src/lib/forms/fields';
import {useForm} from '@site/src/lib/forms/useForm';
import {storageKeys, visitStore} from '@site/src/lib/storage';
import type {SubmissionResult} from '@site/src/lib/submission';
import {FormFields} from './FormFields';

const submit = jest.fn<Promise<SubmissionResult>, [unknown]>();
jest.mock('@site/src/lib/useSubmit', () => ({useSubmit: () => submit}));

const fields: readonly FieldSpec<'name' | 'email'>[] = [
  {name: 'name', label: 'Name', type: 'text'},
  {name: 'email', label: 'Email', type: 'email', missing: 'Give one.'},
];

function Example() {
  const form = useForm({form: 'contact', fields, draftKey: storageKeys.contactDraft});
  return form.state.status === 'done' ? (
    <p>Done: {form.state.outcome}</p>
  ) : (
    <FormFields
      fields={fields}
      form={form}
      sendLabel="Send"
      onSend={() => void form.send({topic: 'help'})}
    />
  );
}

const email = () => screen.getByRole('textbox', {name: 'Email'});
const send = () => screen.getByRole('button');

beforeEach(() => {
  sessionStorage.clear();
  submit.mockReset().mockResolvedValue({outcome: 'logged'});
});

test('with an error nothing is sent, and the focus goes to the first field that has one', async () => {
  render(<Example />);
  await userEvent.click(send());
  expect(submit).not.toHaveBeenCalled();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Give one.');
});

test('what was typed is sent with its context', async () => {
  render(<Example />);
  await userEvent.type(email(), 'a@b.example{Enter}');
  expect(await screen.findByText('Done: logged')).toBeVisible();
  expect(submit.mock.calls).toEqual([
    [{form: 'contact', fields: {name: '', email: 'a@b.example', topic: 'help'}}],
  ]);
});

test('two presses are one submission', async () => {
  let answer = (_result: SubmissionResult) => {};
  submit.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(<Example />);
  await userEvent.type(email(), 'a@b.example');
  await userEvent.dblClick(send());
  expect(submit).toHaveBeenCalledTimes(1);
  expect(send()).toHaveTextContent('Sending…');
  expect(send()).toHaveFocus();
  answer({outcome: 'sent'});
  expect(await screen.findByText('Done: sent')).toBeVisible();
});

test('a failure is said, loses nothing, and is repeated on request', async () => {
  submit.mockResolvedValueOnce({outcome: 'failed', reason: 'The server could not be reached.'});
  render(<Example />);
  await userEvent.type(email(), 'a@b.example{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Not sent. The server could not be reached. What you typed is still here.',
  );
  expect(email()).toHaveValue('a@b.example');
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await screen.findByText('Done: logged')).toBeVisible();
});

test('what was typed survives a reload, and is forgotten once it is sent', async () => {
  const {unmount} = render(<Example />);
  await userEvent.type(email(), 'a@b.example');
  unmount();
  render(<Example />);
  expect(email()).toHaveValue('a@b.example');
  await userEvent.click(send());
  await screen.findByText('Done: logged');
  expect(visitStore.read(storageKeys.contactDraft)).toBeNull();
});
