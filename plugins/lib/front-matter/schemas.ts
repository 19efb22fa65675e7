// A namespace import, because Docusaurus's config loader returns `undefined` for the named and default exports.
import * as z from 'zod';

import {difficulties, helpCategories} from '../../../src/data/help';
import {blogCategories, guideGroups} from '../../../src/data/sections';
import type {WalkthroughFacts} from './walkthrough';

const title = z.string().min(3).max(70);
const description = z.string().min(50).max(160);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens');
/** YAML parses an unquoted 2025-01-15 as a Date, so both forms are accepted. */
const day = z.union([z.date(), z.iso.date('a day as YYYY-MM-DD')]);

/** A help article. Views and helpful are shown as written; leave them out if there's no figure. */
export const helpArticle = z.strictObject({
  title,
  description,
  /** The question that a customer types to find it. Search indexes it. */
  question: z.string().min(15).max(120).endsWith('?', 'a question that ends with a question mark'),
  category: z.enum(helpCategories),
  difficulty: z.enum(difficulties),
  /** Follows from the length of the text if left out. */
  readMinutes: z.int().min(1).max(60).optional(),
  views: z
    .string()
    .regex(/^\d+(\.\d)?k?$/, 'a display figure such as 14.2k')
    .optional(),
  helpful: z
    .string()
    .regex(/^(100|\d{1,2})%$/, 'a percentage such as 94%')
    .optional(),
  /** The day of the last change to the text. */
  updated: day,
  /** The day someone last compared the whole article with the product. */
  checked: day,
  related: z.array(slug).min(1).max(5),
});

/** An article of a frozen version, which may be older than these fields. */
export const frozenHelpArticle = helpArticle.partial({question: true, checked: true});

/** A page of /docs or /api, or the landing page of any docs instance. */
export const docPage = z.strictObject({
  title,
  description,
  slug: z.literal('/').optional(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  hide_table_of_contents: z.boolean().optional(),
  displayed_sidebar: z.null().optional(),
  pagination_next: z.null().optional(),
  pagination_prev: z.null().optional(),
});

/** A guide, with the group and summary for the guides index. */
export const guide = docPage.extend({
  sidebar_custom_props: z.strictObject({
    group: z.enum(guideGroups),
    summary: z.string().min(20).max(120),
  }),
});

const post = {
  title,
  description,
  slug,
  date: day,
  authors: z.array(slug).min(1).max(3),
};

export const blogPost = z.strictObject({
  ...post,
  category: z.enum(blogCategories),
  /** Date of the last significant change; defaults to `date`. */
  updated: day.optional(),
  tags: z.array(slug).min(1).max(5),
});

/** A release; its tag is its kind. */
export const release = z.strictObject({
  ...post,
  slug: z.string().regex(/^v\d+-\d+-\d+$/, 'the version with hyphens, such as v2-5-0'),
  tags: z
    .array(z.enum(['feature', 'improvement']))
    .min(1)
    .max(2),
});

/** An MDX page under src/pages, such as a policy. */
export const page = z.strictObject({
  title,
  description,
  /** Small caps line above the title, on the page and on its social card. */
  badge: z.string().min(2).max(24).optional(),
  /** The day of the last change, for the sitemap. */
  updated: day.optional(),
  hide_table_of_contents: z.boolean().optional(),
});

/** As pages get it: config/markdown.ts adds the minutes and the walkthrough. */
export type HelpArticleFrontMatter = z.infer<typeof frozenHelpArticle> & {
  readonly readMinutes: number;
  readonly walkthrough?: WalkthroughFacts;
};
