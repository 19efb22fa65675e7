import {act, render} from '@testing-library/react';

import {sandboxSeed} from '@site/src/domain/sandbox/seed/sandboxSeed';
import {campaignCreation, contactList} from '@site/test/fixtures/consoleOperations';
import {consoleOperation} from '../console/operation';
import {createState} from '@site/src/domain/sandbox/state';
import {createSession} from './session';
import {useConsole} from './useConsole';

function operationNamed(id: string) {
  return consoleOperation(id === 'createCampaign' ? campaignCreation : contactList);
}

vi.mock('./operations', () => ({operationNamed: (id: string) => operationNamed(id)}));
vi.mock('./newSession', () => ({
  newSession: (id: string) =>
    createSession(operationNamed(id), {
      now: () => 0,
      handle: vi.fn(),
      newAccount: () => createState(sandboxSeed(), 0),
      after: () => () => {},
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
