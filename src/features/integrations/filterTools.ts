import type {IntegrationCategory, IntegrationCategoryId} from '@site/src/data/integrations';
import {counted} from '@site/src/data/written';

export interface ToolFilter {
  /** Null for all. */
  readonly category: IntegrationCategoryId | null;
  /** Words that must all occur in a tool's text; case and accents don't matter. */
  readonly text: string;
}

/** Returns the categories with their matching tools, without empty categories. */
export function filterTools(
  categories: readonly IntegrationCategory[],
  {category, text}: ToolFilter,
): IntegrationCategory[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return categories
    .filter(({id}) => category === null || id === category)
    .map((each) => ({
      ...each,
      tools: each.tools.filter(({name, description, reads, writes, permission}) => {
        const searched = fold([name, description, reads, writes, permission, each.name].join(' '));
        return words.every((word) => searched.includes(word));
      }),
    }))
    .filter(({tools}) => tools.length > 0);
}

/** Returns the category of the query parameter, or null for all. */
export function categoryIn(
  categories: readonly Pick<IntegrationCategory, 'id'>[],
  query: string | null,
): IntegrationCategoryId | null {
  return categories.find(({id}) => id === query)?.id ?? null;
}

/** `3 tools`, `1 tool`, or `No matches`: announced when the filter changes. */
export function countLabel(categories: readonly Pick<IntegrationCategory, 'tools'>[]): string {
  const count = categories.reduce((sum, {tools}) => sum + tools.length, 0);
  return count === 0 ? 'No matches' : counted(count, 'tool');
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
