import {render} from '@testing-library/react';

import {Screen, ScreenAction, ScreenField, ScreenToggle} from '../screens/Screen';
import {screensOnPage} from './screensOnPage';

test('reads the screens of a page with their headings and steps', () => {
  const {container} = render(
    <>
      <Screen title="Inbox / All">
        <ScreenToggle label="Unread" isOn />
      </Screen>
      <h2>
        Connect it<span data-search="off">Changed since Nov 3, 2026</span>
        <span className="hash-link">&#8203;</span>
      </h2>
      <p>Not the step.</p>
      <ol>
        <li>
          Open <strong>Settings</strong>.
        </li>
        <li>Select it.</li>
      </ol>
      <Screen title="Settings / Mailboxes" caption="Connected.">
        <ScreenField label="Name" value="Mia" hint="Shown to recipients" />
        <ScreenAction>Cancel</ScreenAction>
        <ScreenAction isPrimary>Save</ScreenAction>
      </Screen>
    </>,
  );
  const screens = screensOnPage(container);
  expect(screens).toMatchObject([
    {chapter: '', texts: [], fields: [], hasAction: false},
    {
      chapter: 'Connect it',
      texts: ['Open Settings.', 'Select it.', 'Connected.'],
      fields: [{label: 'Name', value: 'Mia'}],
      hasAction: true,
    },
  ]);
  expect(screens[1]!.element).toHaveTextContent('Settings / Mailboxes');
  expect(screens[1]!.element).not.toHaveTextContent('Connected.');
});
