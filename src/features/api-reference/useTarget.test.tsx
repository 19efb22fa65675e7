import {useHistory} from '@docusaurus/router';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {useTarget} from './useTarget';

function Page() {
  const target = useTarget();
  const history = useHistory();
  return (
    <>
      <button type="button" onClick={() => history.push('#retry-after')}>
        Follow the link
      </button>
      <details>
        <p id="retry-after">{target}</p>
      </details>
    </>
  );
}

test('useTarget: opens what’s folded around the target, also when its link is followed again', async () => {
  render(<Page />);
  const fold = screen.getByRole<HTMLDetailsElement>('group');
  expect(fold.open).toBe(false);
  for (const visit of ['first', 'second']) {
    await userEvent.click(screen.getByRole('button'));
    expect(fold.open, visit).toBe(true);
    fold.open = false;
  }
  expect(screen.getByText('retry-after')).toBeInTheDocument();
});
