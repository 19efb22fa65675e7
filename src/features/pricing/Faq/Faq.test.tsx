import {render, screen} from '@testing-library/react';

import {pricingFaq} from '@site/src/data/pricingFaq';
import {Faq} from './Faq';
import type {faqStructuredData} from './Faq';

beforeEach(() => void render(<Faq entries={pricingFaq} />));

test('every question is there with its answer, closed', () => {
  for (const {question, answer} of pricingFaq) {
    const entry = screen.getByText(question).closest('details');
    expect(entry).not.toHaveAttribute('open');
    expect(entry).toHaveTextContent(answer);
  }
});

test('search engines read the words that are shown', () => {
  const script = document.querySelector('script[type="application/ld+json"]');
  const data = JSON.parse(script?.textContent ?? '') as ReturnType<typeof faqStructuredData>;
  expect(data.mainEntity).toHaveLength(pricingFaq.length);
  for (const {name, acceptedAnswer} of data.mainEntity) {
    expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.getByText(acceptedAnswer.text)).toBeInTheDocument();
  }
});

test('a link stands where there is more to read', () => {
  expect(
    screen.getAllByRole('link', {name: 'Pricing and plans guide', hidden: true})[0],
  ).toHaveAttribute('href', '/help/article/pricing-guide');
});
