import {render} from '@testing-library/react';

import {useOpenWaitlist} from './waitlist';

function Opener() {
  useOpenWaitlist();
  return null;
}

test('useOpenWaitlist: throws outside of <WaitlistProvider>', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Opener />)).toThrow('needs <WaitlistProvider>');
  log.mockRestore();
});
