import {useHistory} from '@docusaurus/router';
import {act, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';

import {ADDRESS_DELAY_MS} from '@site/src/lib/useSearchParams';
import {hashOfText, textInHash} from './textInHash';
import {useTextInHash} from './useTextInHash';

describe('useTextInHash', () => {
  const wrapper = ({children}: {readonly children: ReactNode}) => (
    <MemoryRouter initialEntries={['/help/tools']}>{children}</MemoryRouter>
  );
  const setUp = () =>
    renderHook(
      () => {
        const [text, setText] = useTextInHash('records', '');
        return {text, setText, history: useHistory()};
      },
      {wrapper},
    ).result;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('the hash follows the text, and keeps what was typed since', () => {
    const result = setUp();
    act(() => result.current.setText('a'));
    act(() => void vi.advanceTimersByTime(ADDRESS_DELAY_MS));
    expect(result.current.history.location.hash).toBe('#records=a');
    act(() => {
      result.current.setText('abc');
      result.current.history.replace({hash: '#records=a'});
    });
    expect(result.current.text).toBe('abc');
  });

  test('the hash of an emptied form isn’t the anchor, to which the page would scroll', () => {
    const result = setUp();
    act(() => result.current.setText('a'));
    act(() => void vi.advanceTimersByTime(ADDRESS_DELAY_MS));
    act(() => result.current.setText(''));
    act(() => void vi.advanceTimersByTime(ADDRESS_DELAY_MS));
    expect(result.current.history.location.hash).toBe('#records=');
  });

  test('the text follows a link to another hash of the tool', () => {
    const result = setUp();
    act(() => result.current.history.push('/help/tools#bounce=x'));
    expect(result.current.text).toBe('');
    act(() => result.current.history.push('/help/tools#records=b%20c'));
    expect(result.current.text).toBe('b c');
  });
});

describe('textInHash', () => {
  test.each([
    ['#bounce=550%205.1.1', '550 5.1.1'],
    ['#bounce=a%0Ab+c', 'a\nb+c'],
    ['#bounce=100%', '100%'],
    ['#bounce=', ''],
    ['#bounce', null],
    ['#dns=v%3Dspf1', null],
    ['', null],
  ])('%j has the text %j for the tool "bounce"', (hash, text) => {
    expect(textInHash(hash, 'bounce')).toBe(text);
  });

  test.each(['550 5.1.1', 'a=b&c=%20+#"', '100%', 'ü\n', ''])(
    'the hash of the text %j has it',
    (text) => {
      expect(textInHash(hashOfText('bounce', text), 'bounce')).toBe(text);
    },
  );
});
