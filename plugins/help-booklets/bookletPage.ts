import {escapeHtml} from '../../src/lib/text';
import {linkWithin, type ArticlePart} from './articlePart';

export interface Booklet {
  readonly category: string;
  readonly description: string;
  /** Path of the category's page. */
  readonly categoryPath: string;
  /** The product's name, for the title page. */
  readonly brand: string;
  /** The day of the build, such as November 23, 2026. */
  readonly day: string;
  /** The site's own font faces and icons, as HTML. */
  readonly head: string;
  /** URLs of the stylesheets that the articles use. */
  readonly stylesheets: readonly string[];
  readonly articles: readonly ArticlePart[];
}

/** A file, because the content policy allows inline scripts only by hash. */
export const PRINT_SCRIPT = {
  path: '/help/booklet/print.js',
  text: "document.getElementById('print').addEventListener('click', () => window.print());\n",
};

/** The booklet's own styles. It's paper on the screen too, so it has no dark mode. */
const STYLES = `
body { max-width: var(--measure); margin-inline: auto; padding: var(--space-6) var(--gutter) var(--space-16); }
.bookletBar { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: var(--space-3); }
.bookletBar :is(a, button) { display: inline-flex; align-items: center; min-height: var(--target); font-weight: 600; }
.bookletBar button { padding-inline: var(--space-5); border-radius: var(--radius); background: var(--accent-text); color: var(--paper); }
.bookletTitle { padding-block: 22vh 12vh; }
.bookletTitle h1 { font-size: clamp(2.5rem, 2rem + 4vw, 4.5rem); line-height: 1; }
.bookletTitle p { margin: var(--space-4) 0 0; color: var(--muted); font-size: var(--text-lead); }
.bookletContents h2 { margin-bottom: var(--space-4); }
.bookletContents ol { list-style: decimal; padding-left: 2em; columns: 20rem; column-gap: var(--space-10); }
.bookletContents li { padding-block: var(--space-1); break-inside: avoid; }
.bookletArticle { margin-top: var(--space-20); padding-top: var(--space-6); border-top: var(--hairline) solid var(--line); }
.bookletArticle > h2 { font-size: clamp(2rem, 1.5rem + 2.4vw, 3rem); line-height: 1.05; margin-bottom: var(--space-6); }
.bookletArticle h3 { --ifm-h3-font-size: var(--text-heading); }
.bookletArticle h4 { --ifm-h4-font-size: 1.125rem; }
@media print {
  body { max-width: none; padding: 0; }
  .bookletContents, .bookletArticle { break-before: page; margin-top: 0; border: 0; padding: 0; }
}
`;

/** Returns the page that has all articles of a category, each once, for print. */
export function bookletPage(booklet: Booklet): string {
  const {category, description, categoryPath, brand, day, articles} = booklet;
  const slugs = new Set(articles.map(({slug}) => slug));
  const title = `${category} · ${brand} help center`;
  const contents = articles.map(
    (article) => `<li><a href="#${article.slug}">${escapeHtml(article.title)}</a></li>`,
  );
  const texts = articles.map(
    (article) =>
      `<article class="bookletArticle" id="${article.slug}"><h2>${escapeHtml(article.title)}</h2>` +
      `${linkWithin(article.html, slugs)}</article>`,
  );
  return `<!doctype html>
<html lang="en" data-theme="light" class="plugin-docs">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
${booklet.head}
${booklet.stylesheets.map((url) => `<link rel="stylesheet" href="${url}">`).join('\n')}
<style>${STYLES}</style>
<script src="${PRINT_SCRIPT.path}" defer></script>
</head>
<body>
<header class="bookletBar" data-print="off"><a href="${categoryPath}">Back to ${escapeHtml(category)}</a><button type="button" id="print" data-needs-scripts>Print</button></header>
<main>
<div class="bookletTitle"><h1>${escapeHtml(category)}</h1><p>${escapeHtml(description)}</p>
<p>${escapeHtml(brand)} help center · ${articles.length} articles · ${escapeHtml(day)}</p></div>
<nav class="bookletContents" aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>${contents.join('')}</ol></nav>
${texts.join('\n')}
</main>
</body>
</html>
`;
}
