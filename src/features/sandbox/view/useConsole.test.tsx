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

/** What each console was drawn with. */
const drawn: Pick<ReturnType<typeof useConsole>, 'state' | 'dispatch'>[] = [];

function Probe({id, link = null}: {readonly id: string; readonly link?: string | null}) {
  drawn.push(useConsole(id, link, link === null ? null : linked));
  return null;
}
const linked = {'query.limit': '3'};
const last = () => drawn.at(-1)!;
const shown = () => last().state;
const edit = (id: string, value: string) => act(() => last().dispatch({type: 'edit', id, value}));

test('another console begins with its own form, not with the one before', () => {
  const first = render(<Probe id="createCampaign" />);
  first.unmount();
  drawn.length = 0;
  render(<Probe id="listContacts" />);
  expect(drawn.map(({state}) => state.operation.operationId)).not.toContain('createCampaign');
  edit('query.limit', '2');
  expect(shown().values).toMatchObject({'query.limit': '2'});
});

test('what was typed is still there when it is closed and opened again', () => {
  const first = render(<Probe id="listContacts" />);
  edit('query.company', 'Paywell');
  first.unmount();
  render(<Probe id="listContacts" />);
  expect(shown().values).toMatchObject({'query.company': 'Paywell'});
});

test('a link fills the form once, and losing it from the address takes nothing away', () => {
  const view = render(<Probe id="listContacts" link="a" />);
  expect(shown().values).toBe(linked);
  edit('query.limit', '4');
  view.rerender(<Probe id="listContacts" />);
  expect(shown().values).toMatchObject({'query.limit': '4'});
});
