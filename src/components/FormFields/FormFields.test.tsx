import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {storageKeys} from '@site/src/data/storageKeys';
import type {FieldSpec} from '@site/src/lib/forms/fields';
import type {FormCheck} from '@site/src/lib/forms/formMachine';
import {useForm} from '@site/src/lib/forms/useForm';
import {visitStore} from '@site/src/lib/storage';
import type {SubmissionResult} from '@site/src/lib/submission';
import {FormDone, FormFields} from './FormFields';

const submit = vi.fn<(fields: unknown) => Promise<SubmissionResult>>();
vi.mock('@site/src/lib/useSubmit', () => ({useSubmit: () => submit}));

describe('FormFields', () => {
  const fields: readonly FieldSpec<'name' | 'email'>[] = [
    {name: 'name', label: 'Name', type: 'text'},
    {name: 'email', label: 'Email', type: 'email', missing: 'Give one.'},
  ];

  function Example({check}: {readonly check?: FormCheck}) {
    const form = useForm({form: 'contact', fields, check, draftKey: storageKeys.contactDraft});
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

  const email = () => screen.getByLabelText('Email');
  const send = () => screen.getByRole('button');

  beforeEach(() => {
    submit.mockReset().mockResolvedValue({outcome: 'logged'});
  });

  test('with an error nothing is sent, and the first invalid field gets the focus', async () => {
    render(<Example />);
    await userEvent.click(send());
    expect(submit).not.toHaveBeenCalled();
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Give one.');
  });

  test('sends the values with their context', async () => {
    render(<Example />);
    await userEvent.type(email(), 'a@b.example{Enter}');
    expect(await screen.findByText('Done: logged')).toBeVisible();
    expect(submit.mock.calls).toEqual([
      [{form: 'contact', fields: {name: '', email: 'a@b.example', topic: 'help'}}],
    ]);
  });

  test('trims values', async () => {
    render(<Example />);
    await userEvent.type(screen.getByRole('textbox', {name: /Name/}), '  Ada ');
    await userEvent.type(email(), 'a@b.example{Enter}');
    await screen.findByText('Done: logged');
    expect(submit.mock.calls[0]?.[0]).toHaveProperty('fields.name', 'Ada');
  });

  describe('with validation by the browser', () => {
    beforeEach(() => {
      render(<Example check="browser" />);
    });

    test('the button is disabled until required fields are filled in', async () => {
      expect(send()).toBeDisabled();
      await userEvent.type(email(), ' ');
      expect(send()).toBeDisabled();
      await userEvent.type(email(), 'a@b.example');
      expect(send()).toBeEnabled();
    });

    test('the browser rejects an invalid email, and the form shows no error of its own', async () => {
      await userEvent.type(email(), 'a at b');
      await userEvent.click(send());
      expect(submit).not.toHaveBeenCalled();
      expect(email()).toBeInvalid();
      expect(email()).not.toHaveAccessibleDescription();
    });

    test('two simultaneous submissions send one request', async () => {
      await userEvent.type(email(), 'a@b.example');
      const form = email().closest('form')!;
      fireEvent.submit(form);
      fireEvent.submit(form);
      expect(await screen.findByText('Done: logged')).toBeVisible();
      expect(submit).toHaveBeenCalledTimes(1);
    });

    test('doesn’t send an empty form that is submitted by script', () => {
      fireEvent.submit(email().closest('form')!);
      expect(submit).not.toHaveBeenCalled();
      expect(send()).toHaveTextContent('Send');
    });
  });

  test('a double click sends one request', async () => {
    let answer = (_result: SubmissionResult) => {};
    submit.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    render(<Example />);
    await userEvent.type(email(), 'a@b.example');
    await userEvent.dblClick(send());
    expect(submit).toHaveBeenCalledTimes(1);
    expect(send()).toHaveTextContent('Sending…');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(send()).toHaveFocus();
    expect(email()).toHaveAttribute('readonly');
    answer({outcome: 'sent'});
    expect(await screen.findByText('Done: sent')).toBeVisible();
  });

  test('announces a failure, keeps the values, and can try again', async () => {
    submit.mockResolvedValueOnce({outcome: 'failed', reason: 'The server could not be reached.'});
    render(<Example />);
    await userEvent.type(email(), 'a@b.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not sent. The server could not be reached.',
    );
    expect(email()).toHaveValue('a@b.example');
    expect(visitStore.read(storageKeys.contactDraft)).toContain('a@b.example');
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect(await screen.findByText('Done: logged')).toBeVisible();
  });

  test('keeps the values across a reload until they’re sent', async () => {
    const {unmount} = render(<Example />);
    await userEvent.type(email(), 'a@b.example');
    unmount();
    render(<Example />);
    expect(email()).toHaveValue('a@b.example');
    await userEvent.click(send());
    await screen.findByText('Done: logged');
    expect(visitStore.read(storageKeys.contactDraft)).toBeNull();
  });
});

describe('FormDone', () => {
  test('takes the focus, and has a heading with a title', () => {
    const {rerender} = render(<FormDone title="It has arrived.">Thank you.</FormDone>);
    expect(screen.getByText('Thank you.')).toHaveFocus();
    expect(screen.getByRole('heading', {name: 'It has arrived.'})).toBeVisible();
    rerender(<FormDone>Thank you.</FormDone>);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('has no button without onDone', () => {
    render(<FormDone>Thank you.</FormDone>);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('"Done" dismisses it, but not on the second half of a double click', async () => {
    const onDone = vi.fn();
    render(
      <FormDone action={false} onDone={onDone}>
        Thank you.
      </FormDone>,
    );
    fireEvent.click(screen.getByRole('button', {name: 'Done'}), {detail: 2});
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', {name: 'Done'}));
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
