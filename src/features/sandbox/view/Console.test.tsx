import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {sandboxSeed} from '@site/src/domain/sandbox/seed/sandboxSeed';
import {campaignCreation, contactList} from '@site/test/fixtures/consoleOperations';
import {consoleOperation} from '../console/operation';
import {createState} from '@site/src/domain/sandbox/state';
import {Console} from './Console';
import {createSession} from './session';
import {useConsole} from './useConsole';

function operationNamed(id: string) {
  return consoleOperation(id === 'createCampaign' ? campaignCreation : contactList);
}

/** Ends the running request. */
let respond = () => {};

vi.mock('./useShownSamples', () => ({useShownSamples() {}, useHighlightedJson: () => null}));
vi.mock('./operations', () => ({operationNamed: (id: string) => operationNamed(id)}));
vi.mock('./newSession', () => ({
  newSession: (id: string) =>
    createSession(operationNamed(id), {
      now: () => 0,
      handle: (state, {method}) => ({
        state,
        response: {status: method === 'POST' ? 201 : 200, headers: {}, body: '{}'},
      }),
      newAccount: () => createState(sandboxSeed(), 0),
      after(_ms, then) {
        respond = then;
        return () => {};
      },
    }),
}));

/** The state of each render. */
const renders: Pick<ReturnType<typeof useConsole>, 'state' | 'dispatch'>[] = [];

function Probe({id, link = null}: {readonly id: string; readonly link?: string | null}) {
  renders.push(useConsole(id, link, link === null ? null : linked));
  return null;
}
const linked = {'query.limit': '3'};
const last = () => renders.at(-1)!;
const shown = () => last().state;
const edit = (id: string, value: string) => act(() => last().dispatch({type: 'edit', id, value}));

test('useConsole: another endpoint starts with its own form', () => {
  const first = render(<Probe id="createCampaign" />);
  first.unmount();
  renders.length = 0;
  render(<Probe id="listContacts" />);
  expect(renders.map(({state}) => state.operation.operationId)).not.toContain('createCampaign');
  edit('query.limit', '2');
  expect(shown().values).toMatchObject({'query.limit': '2'});
});

test('useConsole: keeps the input when the console is closed and opened again', () => {
  const first = render(<Probe id="listContacts" />);
  edit('query.company', 'Paywell');
  first.unmount();
  render(<Probe id="listContacts" />);
  expect(shown().values).toMatchObject({'query.company': 'Paywell'});
});

test('useConsole: a link fills the form once, and edits stay when the URL loses the link', () => {
  const view = render(<Probe id="listContacts" link="a" />);
  expect(shown().values).toBe(linked);
  edit('query.limit', '4');
  view.rerender(<Probe id="listContacts" />);
  expect(shown().values).toMatchObject({'query.limit': '4'});
});

test('Console: shows an earlier request to another endpoint, which this page can’t link to', async () => {
  const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', {name}));
  const send = async () => {
    await click(/^Send request/);
    act(respond);
  };
  const view = render(<Console operationId="createCampaign" />);
  await send();
  expect(screen.getByRole('button', {name: 'Copy link'})).toBeEnabled();
  view.rerender(<Console operationId="listContacts" />);
  await send();
  await click(/^POST/);
  expect(screen.getByRole('button', {name: 'Copy link'})).toBeDisabled();
  const response = () => screen.getByRole('group', {name: /^Response body/});
  expect(response()).toHaveAccessibleName('Response body, 201 Created');
  await click(/^Send request/);
  expect(response()).toHaveAccessibleName('Response body, 201 Created');
});
