import {pricingFaq} from '@site/src/data/pricingFaq';
import {faqStructuredData} from './Faq';

test('a question becomes a Question with its accepted answer', () => {
  expect(faqStructuredData([{question: 'Why?', answer: 'Because.'}])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Why?',
        acceptedAnswer: {'@type': 'Answer', text: 'Because.'},
      },
    ],
  });
});

test('every question of the page is in it', () => {
  expect(faqStructuredData(pricingFaq).mainEntity).toHaveLength(pricingFaq.length);
});
