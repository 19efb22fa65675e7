import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {Cases} from './Cases';

const CodeOf = ({text}: {readonly text: string; readonly tab?: string}) => <code>{text}</code>;
const fence = (text: string, tab?: string) => (
  <pre>
    <CodeOf text={text} tab={tab} />
  </pre>
);

test('Cases: has a tab for each fence, named by its metadata', async () => {
  render(
    <Cases label="Bounce">
      {fence('one', 'Hard')}
      {'\n'}
      {fence('two', 'Blocked')}
    </Cases>,
  );
  expect(screen.getByRole('tablist', {name: 'Bounce'})).toHaveTextContent('HardBlocked');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('one');
  await userEvent.click(screen.getByRole('tab', {name: 'Blocked'}));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('two');
});

test('Cases: fails for a fence without a name', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Cases label="Bounce">{fence('one')}</Cases>)).toThrow('without a tab');
});
