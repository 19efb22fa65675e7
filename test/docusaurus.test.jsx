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

test('a link points where it says', () => {
  render(<Link to="/pricing">Pricing</Link>);
  expect(screen.getByRole('link', {name: 'Pricing'})).toHaveAttribute('href', '/pricing');
});

test('a text with a value is filled in', () => {
  render(<Translate values={{count: 3}}>{'{count} hits'}</Translate>);
  expect(screen.getByText('3 hits')).toBeInTheDocument();
});

test('a navigation reaches both the window and the component', async () => {
  render(<Where />);
  await userEvent.click(screen.getByRole('button'));
  expect(window.location.pathname).toBe('/there');
  expect(screen.getByRole('button')).toHaveTextContent('/there');
});

test('a modal dialog opens, takes the focus, closes and says so', () => {
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
