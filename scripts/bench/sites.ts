import fs from 'node:fs';
import path from 'node:path';

import {helpCategoryCards} from '../../src/data/help';
import {copySite} from '../../test/copies/copySite';

export const root = path.join(__dirname, '../..');

/** Docusaurus's command, for any site below this folder. */
export const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const words =
  'campaign lead sequence domain record message reply inbox score contact mailbox signal plan team setting report limit sender policy bounce list template test field account owner status rule window step'.split(
    ' ',
  );

/** Returns an MDX body of 400 to 600 words, always the same for the same number. */
function bodyOf(at: number): string {
  let seed = at + 1;
  const pick = () => words[(seed = (seed * 48271) % 2147483647) % words.length] ?? '';
  const phrase = (length: number) => Array.from({length}, pick).join(' ');
  const paragraph = () => Array.from({length: 3 + (at % 2)}, () => `A ${phrase(13)}.`).join(' ');
  const list = () => [1, 2, 3].map((step) => `${step}. Open **${pick()}**, then ${phrase(6)}.`);
  const sections = [1, 2, 3, 4, 5, 6].map(
    (part) =>
      `## ${phrase(4)} ${part}\n\n${paragraph()}\n\n${part % 2 ? list().join('\n') : `Read \`${pick()}\`.`}`,
  );
  const rows = Array.from({length: 5}, () => `| ${pick()} | ${phrase(5)} |`);
  return [paragraph(), ...sections, ['| Field | Use |', '| - | - |', ...rows].join('\n'), ''].join(
    '\n\n',
  );
}

type Article = ReturnType<typeof articles>[number];

/** Articles spread over all categories, each related to two in its own category and one in the next. */
const articles = (count: number) =>
  Array.from({length: count}, (_, at) => ({
    slug: `generated-${at}`,
    title: `Generated article ${at}`,
    description: `Steps, settings, and limits of article ${at}, in the length of a real one.`,
    category: helpCategoryCards[at % helpCategoryCards.length],
    related: [at + 8, at + 16, at + 1].map((other) => `generated-${other % count}`),
    body: bodyOf(at),
  }));

function write(file: string, frontMatter: object, body = ''): void {
  const fields = Object.entries(frontMatter).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `---\n${fields.join('\n')}\n---\n\n${body}`);
}

/** Makes a copy of this site with `count` more articles. */
export function ours(count: number): string {
  const site = copySite('bench');
  const facts = {difficulty: 'Beginner', readMinutes: 3, views: '1.2k', helpful: '94%'};
  for (const {slug, body, category, ...fields} of articles(count)) {
    const frontMatter = {
      ...fields,
      ...facts,
      question: `What does article ${slug} say?`,
      category: category?.name,
      updated: '2026-01-15',
      checked: '2026-01-15',
    };
    write(path.join(site, `help/article/${slug}.mdx`), frontMatter, body);
  }
  return site;
}

/** Writes an article with links to related ones as text, for sites that don't derive them. */
function writePlain(
  file: string,
  slug: string,
  {title, description, related, body}: Article,
): void {
  const links = related.map((other) => `- [${other}](/article/${other})`).join('\n');
  write(file, {title, description, slug}, `${body}## Related\n\n${links}\n`);
}

/** The banner and the features of the home page that `create-docusaurus` writes, without its illustrations. */
const hero = `import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';

const features = ['Easy to Use', 'Focus on What Matters', 'Powered by React'];

export default function Home() {
  return (
    <Layout title="Hello from Stock" description="A stock home page.">
      <header className="hero hero--primary">
        <div className="container">
          <Heading as="h1" className="hero__title">Stock</Heading>
          <p className="hero__subtitle">Dinosaurs are cool</p>
          <Link className="button button--secondary button--lg" to="/article/generated-0">Tutorial - 5min</Link>
        </div>
      </header>
      <main>
        <div className="container">
          <div className="row">
            {features.map((title) => (
              <div key={title} className="col col--4 text--center">
                <Heading as="h3">{title}</Heading>
                <p>Docusaurus was designed from the ground up to be easily installed and used.</p>
              </div>
            ))}
          </div>
        </div>
      </main>
    </Layout>
  );
}
`;

/** Makes a stock Docusaurus site with `count` articles in the same categories. */
export function stock(count: number): string {
  const site = path.join(root, '.cache/copies/bench-stock');
  fs.rmSync(site, {recursive: true, force: true});
  fs.mkdirSync(path.join(site, 'src/pages'), {recursive: true});
  fs.writeFileSync(path.join(site, 'src/pages/index.js'), hero);
  for (const article of articles(count)) {
    const file = path.join(site, 'docs', article.category?.slug ?? '', `${article.slug}.mdx`);
    writePlain(file, `/article/${article.slug}`, article);
  }
  const config = {
    ...{title: 'Stock', url: 'https://stock.example', baseUrl: '/', trailingSlash: false},
    ...{onBrokenLinks: 'throw', onBrokenAnchors: 'throw', future: {v4: true, faster: true}},
    presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  };
  fs.writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(config)};\n`,
  );
  return site;
}

/** Makes a Starlight site with `count` articles in the same categories, in a folder where its packages are installed. */
export function starlight(count: number, folder: string): void {
  const content = path.join(folder, 'src/content/docs');
  fs.rmSync(content, {recursive: true, force: true});
  const all = articles(count);
  const pathOf = ({slug}: Article) => `article/${slug}`;
  for (const article of all) {
    writePlain(path.join(content, `${article.slug}.mdx`), pathOf(article), article);
  }
  const options = {
    title: 'Starlight',
    sidebar: helpCategoryCards.map(({slug, name}) => ({
      label: name,
      collapsed: true,
      items: all
        .filter(({category}) => category?.slug === slug)
        .map((article) => ({slug: pathOf(article)})),
    })),
  };
  fs.writeFileSync(
    path.join(folder, 'astro.config.mjs'),
    `import starlight from '@astrojs/starlight';

export default {
  site: 'https://starlight.example',
  trailingSlash: 'never',
  build: {format: 'file'},
  integrations: [starlight(${JSON.stringify(options)})],
};
`,
  );
  fs.writeFileSync(
    path.join(folder, 'src/content.config.ts'),
    `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
  );
}
