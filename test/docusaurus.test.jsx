import {render, screen} from '@testing-library/react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import userEvent from '@testing-library/user-event';

function Where() {
  const {pathname} = useLocation();
  const history = useHistory();
  return (
    <button type="button" onClick={() => history.push('/there')}>
      {pathname}
    </button>
  );
}

test('Link: sets href', () => {
  render(<Link to="/pricing">Pricing</Link>);
  expect(screen.getByRole('link', {name: 'Pricing'})).toHaveAttribute('href', '/pricing');
});

test('Translate: fills in values', () => {
  render(<Translate values={{count: 3}}>{'{count} hits'}</Translate>);
  expect(screen.getByText('3 hits')).toBeInTheDocument();
});

test('useHistory: navigation updates the window and the component', async () => {
  render(<Where />);
  await userEvent.click(screen.getByRole('button'));
  expect(window.location.pathname).toBe('/there');
  expect(screen.getByRole('button')).toHaveTextContent('/there');
});

test('dialog: opens, takes focus, closes, and fires close', () => {
  const onClose = vi.fn();
  render(
    <dialog onClose={onClose}>
      <button type="button">Close</button>
    </dialog>,
  );
  const dialog = document.querySelector('dialog');
  dialog.showModal();
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByRole('button')).toHaveFocus();
  dialog.close();
  expect(dialog).not.toHaveAttribute('open');
  expect(onClose).toHaveBeenCalledTimes(1);
});
