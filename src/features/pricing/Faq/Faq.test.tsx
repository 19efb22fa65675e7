import {render, screen} from '@testing-library/react';

import {pricingFaq} from '@site/src/data/pricingFaq';
import {Faq, type faqStructuredData} from './Faq';

beforeEach(() => void render(<Faq entries={pricingFaq} />));

test('shows every question, with its answer closed', () => {
  for (const {question, answer} of pricingFaq) {
    const entry = screen.getByText(question).closest('details');
    expect(entry).not.toHaveAttribute('open');
    expect(entry).toHaveTextContent(answer);
  }
});

test('the structured data repeats every question and its visible answer', () => {
  const script = document.querySelector('script[type="application/ld+json"]');
  const data = JSON.parse(script?.textContent ?? '') as ReturnType<typeof faqStructuredData>;
  expect(data.mainEntity).toHaveLength(pricingFaq.length);
  for (const entry of data.mainEntity) {
    expect(entry).toMatchObject({'@type': 'Question', acceptedAnswer: {'@type': 'Answer'}});
    const {name, acceptedAnswer} = entry;
    expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.getByText(acceptedAnswer.text)).toBeInTheDocument();
  }
});

test('an answer links to its article', () => {
  expect(
    screen.getAllByRole('link', {name: 'Pricing and plans guide', hidden: true})[0],
  ).toHaveAttribute('href', '/help/article/pricing-guide');
});
