import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {campaign} from '@site/src/data/campaign';
import {Announcement} from './Announcement';

let bar = {isActive: true, close: vi.fn()};
vi.mock('@docusaurus/theme-common/internal', () => ({useAnnouncementBar: () => bar}));

beforeEach(() => {
  bar = {isActive: true, close: vi.fn()};
});

test('announces the campaign and links to its waitlist', () => {
  render(<Announcement />);
  const aside = screen.getByRole('complementary', {name: 'Announcement'});
  expect(aside).toHaveTextContent(campaign.announcement);
  expect(screen.getByRole('link')).toHaveAttribute('href', campaign.href);
});

test('lets Docusaurus close it, which remembers that', async () => {
  render(<Announcement />);
  await userEvent.click(screen.getByRole('button', {name: 'Close announcement'}));
  expect(bar.close).toHaveBeenCalledTimes(1);
});

test.each([
  ['/api', false],
  ['/docs/quick-start', false],
  ['/apis', true],
  ['/help', false],
])('%s: shows the announcement: %s', (path, isShown) => {
  window.history.replaceState(null, '', path);
  render(<Announcement />);
  expect(screen.queryAllByRole('complementary')).toHaveLength(isShown ? 1 : 0);
  window.history.replaceState(null, '', '/');
});

test('renders nothing once closed', () => {
  bar.isActive = false;
  const {container} = render(<Announcement />);
  expect(container).toBeEmptyDOMElement();
});
