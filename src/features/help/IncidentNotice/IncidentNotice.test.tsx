import {render, screen} from '@testing-library/react';

import {IncidentNotice} from './IncidentNotice';

test('IncidentNotice: links each incident to its updates', () => {
  render(<IncidentNotice incidents={[{id: 'api-timeouts', title: 'API timeouts'}]} />);
  expect(screen.getByRole('link', {name: 'API timeouts'})).toHaveAttribute(
    'href',
    '/status#api-timeouts',
  );
});

test('IncidentNotice: renders nothing without incidents', () => {
  const {container} = render(<IncidentNotice incidents={[]} />);
  expect(container).toBeEmptyDOMElement();
});
