import type {FaqEntry} from '@site/src/data/pricingFaq';

/**
 * The questions as search engines read them.
 * @see https://schema.org/FAQPage
 */
export function faqStructuredData(faq: readonly FaqEntry[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}
