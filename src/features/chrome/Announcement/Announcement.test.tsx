import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {campaign} from '@site/src/data/campaign';
import {Announcement} from './Announcement';

let bar = {isActive: true, close: jest.fn()};
jest.mock('@docusaurus/theme-common/internal', () => ({useAnnouncementBar: () => bar}));

beforeEach(() => {
  bar = {isActive: true, close: jest.fn()};
});

test('the bar tells the campaign and leads to its waitlist', () => {
  render(<Announcement />);
  const aside = screen.getByRole('complementary', {name: 'Announcement'});
  expect(aside).toHaveTextContent(campaign.announcement);
  expect(screen.getByRole('link', {name: 'Claim your spot'})).toHaveAttribute(
    'href',
    campaign.href,
  );
});

test('closing is left to Docusaurus, which remembers it', async () => {
  render(<Announcement />);
  await userEvent.click(screen.getByRole('button', {name: 'Close announcement'}));
  expect(bar.close).toHaveBeenCalledTimes(1);
});

test('a bar that was closed is not there', () => {
  bar.isActive = false;
  const {container} = render(<Announcement />);
  expect(container).toBeEmptyDOMElement();
});
