import {act, fireEvent, render, screen} from '@testing-library/react';

import {ADDRESS_DELAY_MS, useTypedParam} from './useSearchParams';

function Field() {
  const [text, type] = useTypedParam('q');
  return <input aria-label="Filter" value={text} onChange={({target}) => type(target.value)} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), {target: {value}});
const wait = () => act(() => void vi.advanceTimersByTime(ADDRESS_DELAY_MS));
const go = (query: string) =>
  act(() => {
    window.history.replaceState(null, '', `/${query}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

beforeEach(() => void vi.useFakeTimers());

test('typed text gets into the URL after a moment, without its spaces at the ends', () => {
  render(<Field />);
  type('slack ');
  expect(window.location.search).toBe('');
  wait();
  expect([window.location.search, field().value]).toEqual(['?q=slack', 'slack ']);
});

test('the URL changes once while text is typed fast', () => {
  const replaceState = vi.spyOn(window.history, 'replaceState');
  render(<Field />);
  for (let length = 1; length <= 20; length++) {
    type('a'.repeat(length));
    act(() => void vi.advanceTimersByTime(30));
  }
  wait();
  expect(window.location.search).toBe(`?q=${'a'.repeat(20)}`);
  expect(replaceState).toHaveBeenCalledTimes(1);
  replaceState.mockRestore();
});

test('when Back returns to the value before the typing, the field follows', () => {
  go('?q=crm');
  render(<Field />);
  type('slack');
  wait();
  go('?q=crm');
  expect(field()).toHaveValue('crm');
  wait();
  expect([window.location.search, field().value]).toEqual(['?q=crm', 'crm']);
});
