import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Section} from '@site/src/components/Section/Section';
import {integrationCategories} from '@site/src/data/integrations';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import {useTypedParam} from '@site/src/lib/useTypedParam';
import {CategoryTools} from './CategoryTools';
import {categoryIn, countLabel, filterTools} from './filterTools';
import {ToolFilterBar} from './ToolFilterBar';

/** All tools with a filter by category and words; both are in the address, so a filtered page can be shared. */
export function IntegrationFinder(): ReactNode {
  const [params, change] = useSearchParams();
  const category = categoryIn(integrationCategories, params.get('category'));
  const [text, type] = useTypedParam('q');
  const found = filterTools(integrationCategories, {category, text});

  return (
    <>
      <Section isTight>
        <ToolFilterBar
          categories={integrationCategories}
          category={category}
          text={text}
          count={countLabel(found)}
          onCategory={(id) => change({category: id}, {isNewEntry: true})}
          onText={type}
        />
        {found.length === 0 && (
          <p>
            Nothing here matches. Look for fewer letters, or in all categories. A tool that is not
            listed can often be reached through Zapier, Make or the API.{' '}
            <Button
              onClick={() => {
                type('');
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
