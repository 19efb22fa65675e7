import {render, screen} from '@testing-library/react';

import {bounceCodes, bounceProviders, codeText} from '@site/src/data/bounces';
import {BounceCodes} from './BounceCodes';

test('every code is in the table of its provider and links to its section, if it has one', () => {
  render(bounceProviders.map((provider) => <BounceCodes key={provider} provider={provider} />));
  for (const code of bounceCodes) {
    const row = screen.getByRole('rowheader', {
      // Phones show the toggle.
      name: `${codeText(code)} ${code.type} ${code.message} Details of ${codeText(code)}`,
    });
    expect(row.closest('table')).toHaveAccessibleName(`Bounce codes: ${code.provider}`);
    expect(row.querySelector('a')?.getAttribute('href') ?? undefined).toBe(
      code.section && `#${code.section}`,
    );
  }
});
