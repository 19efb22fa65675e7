import type {Difficulty, HelpCategory} from '@site/src/data/help';

/** The fields of an article that its page shows; plugins/lib/front-matter/schemas.ts checks them. */
export interface HelpFrontMatter {
  readonly category: HelpCategory;
  readonly difficulty: Difficulty;
  readonly readMinutes: number;
  readonly views: string;
  readonly helpful: string;
  readonly related: readonly string[];
}
