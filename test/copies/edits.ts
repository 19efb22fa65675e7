import fs from 'node:fs';
import path from 'node:path';

import {edit} from './copySite';

/** Replaces the first list item of the terms. */
export const policySentence = 'You’ve read a sentence that was edited today.';

/** Text long enough for every length rule. */
const text = 'A sentence of eight words fills the text. '.repeat(90);

const article = `---
title: Warm up a new domain
description: Raise the daily volume of a new sending domain in steps, and know when to stop.
question: How many emails a day can I send from a new domain?
category: Email Deliverability
difficulty: Beginner
views: 1.2k
helpful: 97%
updated: 2026-12-01
checked: 2026-12-01
related: [setup-account]
---

Raise the volume in steps. ${text}

## Start small

Go on with [the records](./email-deliverability.mdx).
`;

const guide = `---
title: Export campaigns
description: Read every campaign with its figures, page by page, and store them in your own data.
sidebar_position: 5
sidebar_custom_props:
  group: Send
  summary: Read every campaign with its figures and store them.
---

Read the list page by page. ${text}
`;

const post = `---
title: What a quiet week tells you
description: Why a week without replies is a measurement, and how to read it before you change anything.
slug: what-a-quiet-week-tells-you
date: 2026-12-01
category: Leads
authors: [deliverability-team]
tags: [lists]
---

A week without replies is a measurement. Read it before you change anything.

{/* truncate */}

${text}
`;

const release = `---
title: 'v2.5.1: faster imports'
description: Imports of large files finish sooner, and the report names every row that was left out.
slug: v2-5-1
date: 2026-12-02
authors: [product-team]
tags: [improvement]
---

Imports of large files finish sooner.

{/* truncate */}

## Improved

- **Imports.** The report names every row that was left out.
`;

function add(copy: string, file: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
  fs.writeFileSync(path.join(copy, file), content, {flag: 'wx'});
}

/** Edits of one file each, following the recipes in CONTRIBUTING.md. */
export const dailyEdits: Readonly<Record<string, (copy: string) => void>> = {
  'a sentence of a policy': (copy) =>
    edit(copy, 'src/pages/terms.mdx', (mdx) => mdx.replace(/^- .+$/m, `- ${policySentence}`)),
  'a price': (copy) =>
    edit(copy, 'src/data/plans.ts', (data) => data.replace('priced(8.99)', 'priced(12.50)')),
  'a limit': (copy) =>
    edit(copy, 'src/data/limits.ts', (data) => data.replace('backupDays: 30', 'backupDays: 45')),
  'a price of a standard plan': (copy) =>
    edit(copy, 'src/data/standardPlans.ts', (data) =>
      data.replace('monthlyUsd: 49', 'monthlyUsd: 59'),
    ),
  'a menu entry': (copy) =>
    edit(copy, 'src/data/navigation.ts', (data) =>
      data.replace("label: 'Changelog'", "label: 'Releases'"),
    ),
  'an article': (copy) => add(copy, 'help/article/warm-up-a-new-domain.mdx', article),
  'a guide': (copy) => add(copy, 'docs/guides/export-campaigns.mdx', guide),
  'a post': (copy) => add(copy, 'blog/2026-12-01-what-a-quiet-week-tells-you/index.mdx', post),
  'a release': (copy) => add(copy, 'changelog/2026-12-02-v2-5-1.mdx', release),
};
