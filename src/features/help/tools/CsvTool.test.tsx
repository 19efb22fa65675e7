import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import CsvTool from './CsvTool';

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
