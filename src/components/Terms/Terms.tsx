import type {ComponentProps, ElementType, ReactNode} from 'react';

import {Grid, Stack} from '../Stack/Stack';
import {Text} from '../Text/Text';

type GridProps = ComponentProps<typeof Grid>;

export interface TermsProps extends ComponentProps<typeof Stack<'dl'>> {
  readonly items: readonly (readonly [term: string, text: ReactNode])[];
  /** The columns of a term and its text; stacked by default. */
  readonly columns?: GridProps['columns'];
  readonly collapse?: GridProps['collapse'];
  /** Between a term and its text, in columns. */
  readonly columnGap?: GridProps['gap'];
  /** Between a term and its text, when stacked. */
  readonly termGap?: GridProps['rowGap'];
  /** Mutes the terms instead of the texts, for facts. */
  readonly isFacts?: boolean;
  /** The columns of the list, when terms are side by side. */
  readonly across?: GridProps['columns'];
  readonly termSize?: 'label';
}

/** A description list. */
export function Terms({
  items,
  columns = [1],
  collapse = 'phone',
  columnGap,
  termGap,
  isFacts = false,
  across,
  termSize,
  ...list
}: TermsProps): ReactNode {
  const List: ElementType = across ? Grid : Stack;
  return (
    <List as="dl" columns={across} {...list}>
      {items.map(([term, text]) => (
        <Grid key={term} columns={columns} collapse={collapse} gap={columnGap} rowGap={termGap}>
          <Text as="dt" size={termSize} {...(isFacts ? {tone: 'muted'} : {weight: 'semibold'})}>
            {term}
          </Text>
          <Text as="dd" tone={isFacts ? undefined : 'muted'} isMeasured>
            {text}
          </Text>
        </Grid>
      ))}
    </List>
  );
}
