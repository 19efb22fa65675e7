import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {Disclosure} from '@site/src/components/Disclosure/Disclosure';
import {Stack} from '@site/src/components/Stack/Stack';
import {StructuredData} from '@site/src/components/StructuredData/StructuredData';
import {Text} from '@site/src/components/Text/Text';
import type {FaqEntry} from '@site/src/data/pricingFaq';

/**
 * The questions as structured data for search engines.
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

/** Questions that open to their answers. */
export function Faq({entries}: {readonly entries: readonly FaqEntry[]}): ReactNode {
  return (
    <Stack line="above">
      <StructuredData data={[faqStructuredData(entries)]} />
      {entries.map(({question, answer, more}) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
          {more && (
            <p>
              <Text as={Link} to={more.to} tap="compact">
                {more.label}
              </Text>
            </p>
          )}
        </Disclosure>
      ))}
    </Stack>
  );
}
