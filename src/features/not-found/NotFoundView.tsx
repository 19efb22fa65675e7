import {Search} from 'lucide-react';
import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {LONGEST_SEARCH} from '@site/src/components/Field/Field';
import {MessagePage} from '@site/src/components/MessagePage/MessagePage';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {PageRef} from './closestPages';
import {showsUrl} from '@site/src/lib/pageMarks';
import styles from './NotFoundView.module.css';
import type {UnknownPath} from './unknownPath';

const texts = {
  article: {
    title: 'Article Not Found',
    text: 'There’s no help article at this URL. It may have been renamed, or the link has a typo.',
    back: {label: 'Back to the help center', to: '/help'},
  },
  page: {
    title: 'Page Not Found',
    text: 'There’s no page at this URL. It may have moved, or the link has a typo.',
    back: {label: 'Back to the home page', to: '/'},
  },
} satisfies Record<UnknownPath['kind'], object>;

interface NotFoundViewProps {
  readonly unknown: UnknownPath;
  readonly suggestions: readonly PageRef[];
}

/** The error, a search for the words of the path, the closest pages, and a link back. */
export function NotFoundView({unknown, suggestions}: NotFoundViewProps): ReactNode {
  const {title, text, back} = texts[unknown.kind];
  return (
    <MessagePage badge="404" title={title} text={text} art={<EmptyRadar />}>
      <Stack
        as="form"
        action="/search"
        role="search"
        gap={2}
        className={styles.search}
        {...showsUrl()}>
        <Text as="label" htmlFor="not-found-search" size="small" weight="semibold">
          Search the whole site
        </Text>
        <Cluster gap={2}>
          {/* The key resets the field once the browser knows the words. */}
          <input
            key={unknown.words}
            id="not-found-search"
            className={styles.input}
            name="q"
            type="search"
            maxLength={LONGEST_SEARCH}
            defaultValue={unknown.words}
          />
          <Button type="submit" variant="primary" icon={Search}>
            Search
          </Button>
        </Cluster>
      </Stack>

      {suggestions.length > 0 && (
        <section>
          <Text as="h2" size="heading" marginTop={10} marginBottom={2}>
            {unknown.kind === 'article' ? 'Closest articles and pages' : 'Closest pages'}
          </Text>
          <Stack as="ul" isDivided isFramed className={styles.list}>
            {suggestions.map((page) => (
              <li key={page.path}>
                <Grid
                  as={PlainLink}
                  to={page.path}
                  columns={[1, 'auto']}
                  collapse="phone"
                  tone="ink"
                  weight="semibold"
                  gap={4}
                  rowGap={0}
                  align="baseline"
                  paddingBlock={3}>
                  <span>{page.title}</span>
                  <Text as="span" size="small" tone="muted" weight="regular" isBreakable>
                    {page.path}
                  </Text>
                </Grid>
              </li>
            ))}
          </Stack>
        </section>
      )}

      <Text marginTop={10}>
        <Button to={back.to}>{back.label}</Button>
      </Text>
    </MessagePage>
  );
}

/** A radar whose only lead is out of range. */
function EmptyRadar(): ReactNode {
  return (
    <svg className={styles.radar} viewBox="0 0 320 320" strokeLinecap="round" aria-hidden="true">
      <path d="M160 160L160 10A150 150 0 0 1 290 85z" fill="var(--accent-wash)" stroke="none" />
      <path d="M10 160h300M160 10v300" stroke="var(--line)" />
      <circle cx="160" cy="160" r="150" />
      <circle cx="160" cy="160" r="101" />
      <circle cx="160" cy="160" r="53" stroke="var(--heat-hot)" strokeDasharray="3 5" />
      <path d="M160 160L290 85" stroke="var(--accent)" strokeWidth="2.5" />
      <circle cx="300" cy="24" r="8" fill="var(--ink)" stroke="none" />
    </svg>
  );
}
