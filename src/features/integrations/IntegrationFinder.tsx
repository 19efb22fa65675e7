import {useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Section} from '@site/src/components/Section/Section';
import {integrationCategories} from '@site/src/data/integrations';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import {CategoryTools} from './CategoryTools';
import {categoryIn, countLabel, filterTools} from './filterTools';
import {ToolFilterBar} from './ToolFilterBar';

/** All tools with a filter by category and words; both are in the address, so a filtered page can be shared. */
export function IntegrationFinder(): ReactNode {
  const [params, change] = useSearchParams();
  const category = categoryIn(integrationCategories, params.get('category'));
  const addressed = params.get('q') ?? '';
  // The address drops spaces at the ends; while somebody types, the field must not.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && typed.trim() === addressed ? typed : addressed;
  const found = filterTools(integrationCategories, {category, text});

  const search = (words: string) => {
    setTyped(words);
    change({q: words.trim() || null});
  };

  return (
    <>
      <Section isTight>
        <ToolFilterBar
          categories={integrationCategories}
          category={category}
          text={text}
          count={countLabel(found)}
          onCategory={(id) => change({category: id}, {isNewEntry: true})}
          onText={search}
        />
        {found.length === 0 && (
          <p>
            Nothing here matches. Look for fewer letters, or in all categories. A tool that is not
            listed can often be reached through Zapier, Make or the API.{' '}
            <Button
              onClick={() => {
                setTyped(null);
                change({q: null, category: null});
              }}>
              Show all tools
            </Button>{' '}
            <Button to="/contact?topic=integrations">Ask for one</Button>
          </p>
        )}
      </Section>
      {found.map(({id, name, intro, tools}) => (
        <Section key={id} id={id} title={name} lead={intro} isTight>
          <CategoryTools tools={tools} />
        </Section>
      ))}
    </>
  );
}
