import fs from 'node:fs';
import path from 'node:path';

import {helpCategoryCards} from '../../src/data/help';
import {copySite} from '../../test/copies/copySite';

export const root = path.join(__dirname, '../..');

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
  fs.cpSync(path.join(root, '.generated'), path.join(site, '.generated'), {recursive: true});
  const facts = {difficulty: 'Beginner', readMinutes: 3, views: '1.2k', helpful: '94%'};
  for (const {slug, body, category, ...fields} of articles(count)) {
    const frontMatter = {...fields, ...facts, category: category?.name, updated: '2026-01-15'};
    write(path.join(site, `help/article/${slug}.mdx`), frontMatter, body);
  }
  return site;
}

/** Makes a stock Docusaurus site with `count` articles in the same categories. */
export function stock(count: number): string {
  const site = path.join(root, '.cache/copies/bench-stock');
  fs.rmSync(site, {recursive: true, force: true});
  write(path.join(site, 'docs/index.mdx'), {slug: '/', title: 'Home'});
  for (const {slug, title, description, category, related, body} of articles(count)) {
    const links = related.map((other) => `- [${other}](/article/${other})`).join('\n');
    const file = path.join(site, 'docs', category?.slug ?? '', `${slug}.mdx`);
    write(file, {title, description, slug: `/article/${slug}`}, `${body}## Related\n\n${links}\n`);
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
