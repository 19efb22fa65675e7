import {useHistory} from '@docusaurus/router';
import {act, render} from '@testing-library/react';

import ErrorPageContent from '.';

test('shows the next page, but not a part of this one again', () => {
  const {push} = useHistory();
  const tryAgain = vi.fn();
  push('/docs/broken');
  render(<ErrorPageContent error={new Error('no')} tryAgain={tryAgain} />);
  act(() => push('/docs/broken#part'));
  expect(tryAgain).not.toHaveBeenCalled();
  act(() => push('/docs/quick-start'));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});
