import {render} from '@testing-library/react';

import {useWaitlistButton} from './waitlist';

function Opener() {
  useWaitlistButton();
  return null;
}

test('useWaitlistButton: throws outside of <WaitlistProvider>', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Opener />)).toThrow('needs <WaitlistProvider>');
  log.mockRestore();
});
