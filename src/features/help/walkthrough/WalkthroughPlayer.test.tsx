import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {Screen, ScreenField} from '../screens/Screen';
import {WalkthroughPlayer} from './WalkthroughPlayer';

vi.mock('@site/src/lib/motion', () => ({useReducedMotion: () => true}));

test('WalkthroughPlayer: with less motion, "Back" keeps the focus on the first step', async () => {
  render(
    <article>
      <div className="markdown">
        {['One', 'Two'].map((title) => (
          <Screen key={title} title={title} caption={`${title}.`}>
            <ScreenField label="Name" value="Mia" />
          </Screen>
        ))}
      </div>
    </article>,
  );
  render(<WalkthroughPlayer title="Connect it" onClose={() => {}} />);
  await userEvent.click(screen.getByRole('button', {name: 'Next step'}));
  const back = screen.getByRole('button', {name: 'Back'});
  await userEvent.click(back);
  expect(screen.getByRole('status')).toHaveTextContent('Step 1 of 2');
  // A disabled control loses the focus, although not in jsdom.
  expect(back).toBeEnabled();
  expect(back).toHaveAttribute('aria-disabled', 'true');
});
