import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {integrationCategories} from '@site/src/data/integrations';
import {IntegrationFinder} from './IntegrationFinder';

const tools = integrationCategories.flatMap((category) => category.tools);

test('an empty result offers a request form, and "Show all tools" clears the filters and moves the focus to the number of tools', async () => {
  window.history.replaceState(null, '', '/integrations?q=no+such+tool&category=crm');
  render(<IntegrationFinder />);
  expect(screen.getByRole('status')).toHaveTextContent('No matches');
  expect(screen.getByRole('link', {name: 'Request a tool'})).toHaveAttribute(
    'href',
    '/contact?topic=integrations',
  );
  await userEvent.click(screen.getByRole('button', {name: 'Show all tools'}));
  expect(window.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent(`${tools.length} tools`);
  expect(screen.getByRole('status')).toHaveFocus();
});

test('counts a single tool of a category as singular', () => {
  window.history.replaceState(null, '', '/integrations?q=slack');
  const {container} = render(<IntegrationFinder />);
  expect(container.querySelector('summary')).toHaveTextContent('1 tool: Communication');
});
