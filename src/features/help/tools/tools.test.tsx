import {useHistory} from '@docusaurus/router';
import {act, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import BounceResult from './BounceResult';
import CsvTool from './CsvTool';
import {Findings, type ShownFinding} from './Findings';
import {ToolBox} from './ToolBox';
import ScoreTool from './ScoreTool';
import WarmupTool from './WarmupTool';

test.each([
  ['250 2.0.0 OK: queued', 'starts with 2'],
  ['4.9.9 hm', 'starts with 4'],
  ['598 5.9.9 hm', 'starts with 5'],
  ['hm', 'without a code'],
])('BounceResult: describes the code of an unknown message, "%s"', (text, known) => {
  render(<BounceResult text={text} />);
  expect(screen.getByText('What it may be').nextElementSibling).toHaveTextContent(known);
});

test('ToolBox: a link to another text moves the focus to its field; a replaced hash doesn’t', async () => {
  const history = useHistory();
  render(<ToolBox id="bounce" />);
  const field = screen.getByRole('textbox');
  act(() => history.push('#bounce=550'));
  expect(field).toHaveValue('550');
  expect(field).toHaveFocus();
  field.blur();
  act(() => history.replace('#bounce=551'));
  expect(field).toHaveValue('551');
  expect(field).not.toHaveFocus();
  await act(() => vi.dynamicImportSettled());
});

test('CsvTool: announces that it’s checking, and that it failed', async () => {
  const worker = Object.assign(new EventTarget(), {postMessage: vi.fn(), terminate: vi.fn()});
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  render(<CsvTool />);
  const announced = screen.getByRole('status');
  await userEvent.upload(screen.getByLabelText(/^Choose a CSV/), new File(['email'], 'a.csv'));
  expect(announced).toHaveTextContent('Checking …');
  act(() => void worker.dispatchEvent(new ErrorEvent('error')));
  expect(announced).toHaveTextContent('couldn’t be read');
  await userEvent.upload(screen.getByLabelText(/^Choose a CSV/), new File(['email'], 'a.csv'));
  act(() => void worker.dispatchEvent(new Event('error')));
  expect(announced).toHaveTextContent('connection');
});

test('CsvTool: reads the corrected file again, and stops reading the one before', async () => {
  const workers: {postMessage: () => void; terminate: () => void}[] = [];
  vi.stubGlobal('Worker', function Worker() {
    const worker = Object.assign(new EventTarget(), {postMessage: vi.fn(), terminate: vi.fn()});
    workers.push(worker);
    return worker;
  });
  render(<CsvTool />);
  const input = screen.getByLabelText<HTMLInputElement>(/^Choose a CSV/);
  const file = new File(['email'], 'a.csv');
  await userEvent.upload(input, file);
  // A browser reports no change if the field still has the file.
  expect(input.value).toBe('');
  await userEvent.upload(input, file);
  expect(workers).toHaveLength(2);
  expect(workers[0]!.terminate).toHaveBeenCalled();
  expect(workers[1]!.postMessage).toHaveBeenCalledWith(file);
  expect(workers[1]!.terminate).not.toHaveBeenCalled();
});

test('Findings: those with the same text go when they’re mended', () => {
  const wrong: ShownFinding = {level: 'error', text: 'Needs an address.'};
  const fine: ShownFinding = {level: 'fine', text: 'Valid.'};
  const {rerender} = render(<Findings findings={[wrong, wrong]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  rerender(<Findings findings={[fine]} />);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(['Valid.']);
});

test('WarmupTool: one email a day is singular', () => {
  render(<WarmupTool />);
  fireEvent.change(screen.getByLabelText('Target emails a day'), {target: {value: '1'}});
  expect(screen.getByRole('heading')).toHaveTextContent(/^1 email a day from /);
  expect(screen.getByText(/^The target needs 1 warm mailbox\..* are low\. On /)).toBeVisible();
});

test('ScoreTool: announces the score once', () => {
  render(<ScoreTool />);
  expect(screen.getByRole('status').textContent.match(/\d+/g)).toHaveLength(1);
});
