import {render} from '@testing-library/react';

import {useOpenWaitlist} from './waitlist';

function Opener() {
  useOpenWaitlist();
  return null;
}

test('a page without the provider is told so: its button would do nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Opener />)).toThrow('needs <WaitlistProvider>');
  log.mockRestore();
});
