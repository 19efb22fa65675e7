import {createEvent, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useState} from 'react';

import {Dialog} from './Dialog';

const onClose = vi.fn();
beforeEach(() => onClose.mockClear());

function open() {
  render(
    <Dialog isOpen onClose={onClose} title="Sign in">
      <p>Inside</p>
    </Dialog>,
  );
  return screen.getByRole('dialog', {name: 'Sign in'});
}

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Menu">
        <p>Inside</p>
      </Dialog>
    </>
  );
}

test('opens as a modal', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  expect(open()).toHaveAttribute('open');
  expect(showModal).toHaveBeenCalledTimes(1);
  showModal.mockRestore();
});

// Otherwise the browser restyles the whole page twice.
test('marks the page as covered before it opens, and as free before it closes', async () => {
  const isCovered = () => document.documentElement.hasAttribute('data-modal');
  const {showModal, close} = HTMLDialogElement.prototype;
  const marks: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function open(
    this: HTMLDialogElement,
  ) {
    marks.push(isCovered());
    showModal.call(this);
  });
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function shut(
    this: HTMLDialogElement,
  ) {
    marks.push(isCovered());
    close.call(this);
  });
  render(<Page />);
  await userEvent.click(screen.getByRole('button', {name: 'Open'}));
  await userEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(marks).toEqual([true, false]);
});

test('stays marked while a dialog below is open', () => {
  const {rerender} = render(
    <Dialog isOpen onClose={onClose} title="Below">
      <Dialog isOpen onClose={onClose} title="Above">
        <p>Inside</p>
      </Dialog>
    </Dialog>,
  );
  rerender(
    <Dialog isOpen onClose={onClose} title="Below">
      <Dialog isOpen={false} onClose={onClose} title="Above">
        <p>Inside</p>
      </Dialog>
    </Dialog>,
  );
  expect(document.documentElement).toHaveAttribute('data-modal');
});

test('shows its title again when it changes, after what gets the focus', () => {
  const at = (title: string) => (
    <Dialog isOpen onClose={onClose} title={title}>
      <p key={title} tabIndex={-1} ref={(step) => step?.focus()}>
        Inside
      </p>
    </Dialog>
  );
  const {rerender} = render(at('Step 1'));
  const dialog = screen.getByRole('dialog');
  // Browsers scroll to an element that gets the focus.
  dialog.addEventListener('focusin', () => (dialog.scrollTop = 200));
  rerender(at('Step 2'));
  expect(screen.getByText('Inside')).toHaveFocus();
  expect(dialog.scrollTop).toBe(0);
});

test('renders no content while it’s closed', () => {
  render(
    <Dialog isOpen={false} onClose={onClose} title="Sign in">
      <p>Inside</p>
    </Dialog>,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Inside')).not.toBeInTheDocument();
});

test('Escape only calls onClose', () => {
  const dialog = open();
  // The browser turns Escape into `cancel` and closes by itself unless that is prevented.
  const cancel = createEvent('cancel', dialog, {cancelable: true});
  fireEvent(dialog, cancel);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(cancel.defaultPrevented).toBe(true);
});

test('Escape in a dialog inside it leaves it open', () => {
  render(
    <Dialog isOpen onClose={onClose} title="Below">
      <Dialog isOpen onClose={() => {}} title="Above">
        <p>Inside</p>
      </Dialog>
    </Dialog>,
  );
  const above = screen.getByRole('dialog', {name: 'Above'});
  // Doesn't bubble in browsers, but does in React.
  fireEvent(above, createEvent('cancel', above, {cancelable: true}));
  expect(onClose).not.toHaveBeenCalled();
});

test('the close button calls onClose', async () => {
  open();
  await userEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a click on the backdrop calls onClose', () => {
  // The backdrop is part of the dialog element.
  const dialog = open();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the second half of a double click on what opened it doesn’t close it', () => {
  const dialog = open();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog, {detail: 2});
  expect(onClose).not.toHaveBeenCalled();
});

test('selecting text and releasing on the backdrop doesn’t close it', () => {
  const dialog = open();
  fireEvent.pointerDown(screen.getByText('Inside'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('pressing on the backdrop and releasing inside doesn’t close it', () => {
  const dialog = open();
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(screen.getByText('Inside'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('a click inside doesn’t close it', async () => {
  open();
  await userEvent.click(screen.getByText('Inside'));
  await userEvent.click(screen.getByRole('heading', {name: 'Sign in'}));
  expect(onClose).not.toHaveBeenCalled();
});

test('moves the focus inside, and back to the control that opened it', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', {name: 'Open'});
  await userEvent.click(opener);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
