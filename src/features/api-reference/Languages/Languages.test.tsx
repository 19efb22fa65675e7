import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';

import {storageKeys} from '@site/src/data/storageKeys';
import {Cases, Languages, type FenceCode} from './Languages';

vi.mock('@docusaurus/theme-common/internal', () => ({
  useScrollPositionBlocker: () => ({blockElementScrollPositionUntilNextRender: vi.fn()}),
}));

describe('Languages', () => {
  const CodeOf = ({text}: FenceCode & {text: string}) => <code>{text}</code>;
  const fence = (language: string, text: string, form?: FenceCode['form']): ReactNode => (
    <pre key={text}>
      <CodeOf className={`language-${language}`} text={text} form={form} />
    </pre>
  );
  const shown = () =>
    screen.getAllByText(/^sample /).filter((each) => each.closest('[hidden]') === null);
  const texts = () => shown().map(({textContent}) => textContent);

  test('has a tab for each language, with its fences in their order', async () => {
    render(
      <Languages>
        {fence('js', 'sample 1')}
        {'\n'}
        {fence('js', 'sample 2')}
        {fence('bash', 'sample 3')}
      </Languages>,
    );
    expect(screen.getAllByRole('tab').map(({textContent}) => textContent)).toEqual([
      'JavaScript',
      'cURL',
    ]);
    expect(texts()).toEqual(['sample 1', 'sample 2']);
    await userEvent.click(screen.getByRole('tab', {name: 'cURL'}));
    expect(texts()).toEqual(['sample 3']);
  });

  test('shows the stored language and form, and the first language if the stored one has no fence', () => {
    localStorage.setItem(storageKeys.codeLanguage, 'php');
    localStorage.setItem(storageKeys.codeForm, 'http');
    render(
      <>
        <Languages>
          {fence('python', 'sample 1')}
          {fence('php', 'sample 2', 'sdk')}
          {fence('php', 'sample 3', 'http')}
        </Languages>
        <Languages>
          {fence('ruby', 'sample 4')}
          {fence('python', 'sample 5')}
        </Languages>
      </>,
    );
    expect(texts()).toEqual(['sample 3', 'sample 4']);
  });

  test('fails for a fence that has no language of a sample', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(<Languages>{fence('text', 'sample 1')}</Languages>)).toThrow('text fence');
  });
});

describe('Cases', () => {
  const CodeOf = ({text}: {readonly text: string; readonly tab?: string}) => <code>{text}</code>;
  const fence = (text: string, tab?: string) => (
    <pre>
      <CodeOf text={text} tab={tab} />
    </pre>
  );

  test('has a tab for each fence, named by its metadata', async () => {
    render(
      <Cases label="Bounce">
        {fence('one', 'Hard')}
        {'\n'}
        {fence('two', 'Blocked')}
      </Cases>,
    );
    expect(screen.getByRole('tablist', {name: 'Bounce'})).toHaveTextContent('HardBlocked');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('one');
    await userEvent.click(screen.getByRole('tab', {name: 'Blocked'}));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('two');
  });

  test('fails for a fence without a name', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(<Cases label="Bounce">{fence('one')}</Cases>)).toThrow('without a tab');
  });
});
