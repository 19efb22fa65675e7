import {render} from '@testing-library/react';

import {Calculation} from './Calculation';

test.each(['Fit 36 + signals 58 = 94', '90 + 50 = 140, capped at 100; 100 − 50 = 50'])(
  '"%s" reads as one text and breaks between terms, with the result on the line of the last one',
  (text) => {
    const {container} = render(<Calculation text={text} />);
    expect(container).toHaveTextContent(text);
    const terms = Array.from(container.querySelectorAll('.oneLine'), (term) => term.textContent);
    expect(terms.join(' ')).toBe(text);
    expect(terms.slice(1).every((term) => /^(?:[+−] |capped )/.test(term ?? ''))).toBe(true);
  },
);
