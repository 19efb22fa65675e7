import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {inboxExample} from '@site/src/data/features';
import {FeatureLinks} from './FeatureLinks';
import {SignatureFeatures} from './SignatureFeatures';

describe('SignatureFeatures', () => {
  test('shows the draft of the selected tone', async () => {
    render(<SignatureFeatures />);
    const [first, ...others] = inboxExample.drafts;
    expect(screen.getByText(first.text)).toBeVisible();
    for (const {tone, text} of others) {
      await userEvent.click(screen.getByRole('tab', {name: tone}));
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByText(first.text)).not.toBeVisible();
    }
  });
});

describe('FeatureLinks', () => {
  const readMore = {label: 'Read', to: '/help'};

  test('links to the demo, then to the article', () => {
    render(<FeatureLinks seeIt={{label: 'Watch', to: '/demo'}} readMore={readMore} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Watch', '/demo'],
      ['Read', '/help'],
    ]);
  });

  test('links only to the article without a demo', () => {
    render(<FeatureLinks readMore={readMore} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link', {name: 'Read'})).toHaveAttribute('href', '/help');
  });
});
