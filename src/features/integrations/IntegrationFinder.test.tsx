import {render, screen, waitFor} from '@testing-library/react';
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

test('phones see the first category open, and every one with a match', () => {
  const areOpen = (path: string) => {
    window.history.replaceState(null, '', path);
    const {container, unmount} = render(<IntegrationFinder />);
    const folds = Array.from(
      container.querySelectorAll<HTMLDetailsElement>('details.category'),
      ({open}) => open,
    );
    unmount();
    return folds;
  };
  expect(areOpen('/integrations')).toEqual(integrationCategories.map((_each, at) => at === 0));
  const withMatch = areOpen('/integrations?q=hot+lead');
  expect(withMatch.length).toBeGreaterThan(1);
  expect(withMatch).not.toContain(false);
});

test('search and category filter the tools, are in the URL, and are announced', async () => {
  window.history.replaceState(null, '', '/integrations');
  render(<IntegrationFinder />);
  const count = () => Number.parseInt(screen.getByRole('status').textContent, 10);
  expect(count()).toBe(tools.length);
  await userEvent.type(screen.getByRole('searchbox'), 'hot lead ');
  expect(screen.getByRole('searchbox')).toHaveValue('hot lead ');
  await waitFor(() => expect(window.location.search).toBe('?q=hot+lead'));
  const withWords = count();
  const entries = window.history.length;
  expect(withWords).toBeLessThan(tools.length);
  await userEvent.click(screen.getByRole('button', {name: 'Communication'}));
  expect(window.location.search).toBe('?q=hot+lead&category=communication');
  expect(window.history.length).toBe(entries + 1);
  expect(count()).toBeLessThan(withWords);
  expect(screen.getAllByRole('heading', {level: 3})).toHaveLength(count());
});
