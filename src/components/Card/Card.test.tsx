import {render, screen} from '@testing-library/react';
import {Mail} from 'lucide-react';

import {Card, CardGrid} from './Card';

test('has a single link, named by its title, with a URL', () => {
  render(
    <Card title="Contact" to="/contact" icon={Mail}>
      Write to us.
    </Card>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', {name: 'Contact'})).toHaveAttribute('href', '/contact');
});

test('has no link without a URL', () => {
  render(<Card title="Contact">Write to us.</Card>);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('ContactWrite to us.');
});

test('has an h3 by default', () => {
  render(
    <CardGrid>
      <Card title="Below a section" />
      <Card title="Below the title" headingLevel={2} />
    </CardGrid>,
  );
  expect(screen.getByRole('heading', {level: 3})).toHaveTextContent('Below a section');
  expect(screen.getByRole('heading', {level: 2})).toHaveTextContent('Below the title');
});
