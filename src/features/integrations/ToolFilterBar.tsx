import type {ReactNode} from 'react';

import {Chip} from '@site/src/components/Chip/Chip';
import {Field} from '@site/src/components/Field/Field';
import type {IntegrationCategory} from '@site/src/data/integrations';
import styles from './ToolFilterBar.module.css';

export interface ToolFilterBarProps {
  readonly categories: readonly Pick<IntegrationCategory, 'id' | 'name'>[];
  readonly category: string | null;
  readonly text: string;
  /** How many are left, in words. */
  readonly count: string;
  readonly onCategory: (id: string | null) => void;
  readonly onText: (text: string) => void;
}

/** A field for words, a button for each category, and how many tools are left. */
export function ToolFilterBar(props: ToolFilterBarProps): ReactNode {
  const {categories, category, text, count, onCategory, onText} = props;
  const choices = [{id: null, name: 'All'}, ...categories];
  return (
    <search className={styles.bar}>
      <Field
        label="Find a tool"
        type="search"
        name="q"
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.categories} role="group" aria-label="Category">
        {choices.map(({id, name}) => (
          <Chip key={name} isChosen={id === category} onClick={() => onCategory(id)}>
            {name}
          </Chip>
        ))}
      </div>
      <p className={styles.count} role="status">
        {count}
      </p>
    </search>
  );
}
