import Link from '@docusaurus/Link';
import {
  ChartLine,
  Contact,
  ListChecks,
  Mail,
  MessageSquare,
  Share2,
  type LucideIcon,
} from 'lucide-react';
import {useRef, type ReactNode, type Ref} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Chip} from '@site/src/components/Chip/Chip';
import {Field} from '@site/src/components/Field/Field';
import {Fold} from '@site/src/components/Fold/Fold';
import {Icon} from '@site/src/components/Icon/Icon';
import {Section} from '@site/src/components/Section/Section';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Terms} from '@site/src/components/Terms/Terms';
import {Text} from '@site/src/components/Text/Text';
import {
  integrationCategories,
  plansOf,
  type Integration,
  type IntegrationCategoryId,
} from '@site/src/data/integrations';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {useSearchParams, useTypedParam} from '@site/src/lib/useSearchParams';
import {categoryIn, countLabel, filterTools, type ToolFilter} from './filterTools';
import styles from './IntegrationFinder.module.css';

const icons: Readonly<Record<IntegrationCategoryId, LucideIcon>> = {
  crm: Contact,
  email: Mail,
  communication: MessageSquare,
  analytics: ChartLine,
  productivity: ListChecks,
  'social-media': Share2,
};

/** All tools, filtered by category and text. Both are in the URL, so that a filtered page can be shared. */
export function IntegrationFinder(): ReactNode {
  const [params, change] = useSearchParams();
  const category = categoryIn(integrationCategories, params.get('category'));
  const [text, type] = useTypedParam('q');
  const isFiltered = category !== null || text.trim() !== '';
  const found = filterTools(integrationCategories, {category, text});
  const countRef = useRef<HTMLParagraphElement>(null);

  return (
    <div className={styles.finder}>
      <Section isTight>
        <ToolFilterBar
          category={category}
          text={text}
          count={countLabel(found)}
          countRef={countRef}
          onCategory={(id) => change({category: id}, {isNewEntry: true})}
          onText={type}
        />
        {found.length === 0 && (
          <Stack gap={4} marginTop={8}>
            <Text isMeasured>
              Try a shorter search, or all categories. You can connect many other tools through
              Zapier, Make, or the API.
            </Text>
            <Cluster gap={3}>
              <Button
                onClick={() => {
                  // The button removes itself.
                  countRef.current?.focus();
                  type('');
                  change({q: null, category: null});
                }}>
                Show all tools
              </Button>
              <Button to="/contact?topic=integrations">Request a tool</Button>
            </Cluster>
          </Stack>
        )}
      </Section>
      {found.map((each, index) => (
        <Section
          key={each.id}
          id={each.id}
          title={each.name}
          lead={each.intro}
          aside={
            <>
              <Icon icon={icons[each.id]} size={24} tone="accent" />
              <Text
                as="span"
                tone="muted"
                weight="semibold"
                aria-hidden="true"
                className={styles.count}
                {...pageMarks.notInMarkdown}>
                {each.tools.length}
              </Text>
            </>
          }
          isTight>
          <Fold
            className={styles.category}
            summary={
              <span className="visuallyHidden">{`${countLabel([each])}: ${each.name}`}</span>
            }
            isInitiallyOpen={index === 0 || isFiltered}>
            <CategoryTools tools={each.tools} />
          </Fold>
        </Section>
      ))}
    </div>
  );
}

interface ToolFilterBarProps extends ToolFilter {
  /** The number of matches, formatted. */
  readonly count: string;
  readonly countRef: Ref<HTMLParagraphElement>;
  readonly onCategory: (id: ToolFilter['category']) => void;
  readonly onText: (text: string) => void;
}

function ToolFilterBar(props: ToolFilterBarProps): ReactNode {
  const {category, text, count, countRef, onCategory, onText} = props;
  const choices = [{id: null, name: 'All'}, ...integrationCategories];
  return (
    <Grid
      as="search"
      {...showsUrl('q', 'category')}
      {...pageMarks.needsScripts}
      columns={['minmax(11rem, 14rem)', 1, 'minmax(4rem, auto)']}
      gap={6}
      rowGap={4}
      align="center">
      <Field
        label="Find a tool"
        isLabelHidden
        placeholder="Find a tool"
        type="search"
        name="q"
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Cluster gap={2} isTarget role="group" aria-label="Category">
        {choices.map(({id, name}) => (
          <Chip key={name} isChosen={id === category} onClick={() => onCategory(id)}>
            {name}
          </Chip>
        ))}
      </Cluster>
      <Cluster
        as={Text}
        ref={countRef}
        size="small"
        tone="muted"
        isTarget
        role="status"
        tabIndex={-1}>
        {count}
      </Cluster>
    </Grid>
  );
}

/** The tools of a category: the data they exchange, the plan and permission they need, and links. */
function CategoryTools({tools}: {readonly tools: readonly Integration[]}): ReactNode {
  return (
    <Grid
      as="ul"
      columns={['repeat(auto-fill, minmax(min(19rem, 100%), 1fr))']}
      collapse="never"
      gap={8}
      rowGap={0}>
      {tools.map((tool) => (
        <Stack as="li" key={tool.name} paddingBlock={4} isFramed className={styles.tool}>
          <Text
            as="span"
            size="large"
            isHead
            className={styles.monogram}
            aria-hidden="true"
            {...pageMarks.notInMarkdown}>
            {tool.name.charAt(0)}
          </Text>
          <Text as="h3" size="body">
            {tool.name}
          </Text>
          <Text size="small" tone="muted">
            {tool.description}
          </Text>
          <Fold
            isAtEveryWidth
            summary={<span className="visuallyHidden">{`Data and plan of ${tool.name}`}</span>}>
            <Terms
              items={[
                ...(tool.reads ? [['Reads', tool.reads] as const] : []),
                ...(tool.writes ? [['Writes', tool.writes] as const] : []),
                ['Needs', tool.permission],
                ['Plan', plansOf(tool)],
              ]}
              columns={['5rem', 1]}
              collapse="never"
              gap={1}
              columnGap={2}
              marginBottom={2}
              isFacts
              className={styles.facts}
            />
            <Cluster as={Text} gap={5} rowGap={1} size="small" className={styles.links}>
              <Link to={`/help/article/${tool.article}`} aria-label={`How to connect ${tool.name}`}>
                How to connect
              </Link>
              <Link to={tool.homepage} aria-label={`${tool.name} website`}>
                Website
              </Link>
            </Cluster>
          </Fold>
        </Stack>
      ))}
    </Grid>
  );
}
