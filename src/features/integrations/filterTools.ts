import type {IntegrationCategory} from '@site/src/data/integrations';

export interface ToolFilter {
  /** A category's id; null for all. */
  readonly category: string | null;
  /** Words that must all occur somewhere in what is said about a tool; case and accents do not matter. */
  readonly text: string;
}

/** The categories with the tools that pass; categories without any are left out. */
export function filterTools(
  categories: readonly IntegrationCategory[],
  {category, text}: ToolFilter,
): IntegrationCategory[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return categories
    .filter(({id}) => category === null || id === category)
    .map((each) => ({
      ...each,
      tools: each.tools.filter(({name, description, receives, sends, permission}) => {
        const said = fold([name, description, receives, sends, permission, each.name].join(' '));
        return words.every((word) => said.includes(word));
      }),
    }))
    .filter(({tools}) => tools.length > 0);
}

/** The category an address names, or null for all of them. */
export function categoryIn(
  categories: readonly Pick<IntegrationCategory, 'id'>[],
  query: string | null,
): string | null {
  return categories.find(({id}) => id === query)?.id ?? null;
}

/** `3 tools`, `1 tool`, `No tool`: what is announced when the filter changes. */
export function countLabel(categories: readonly Pick<IntegrationCategory, 'tools'>[]): string {
  const count = categories.reduce((sum, {tools}) => sum + tools.length, 0);
  if (count === 0) return 'No tool matches';
  return count === 1 ? '1 tool' : `${count} tools`;
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
