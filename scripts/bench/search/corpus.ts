import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {Section} from '../../../plugins/search-engine/section';

export interface BenchQuery {
  readonly kind: 'anchor' | 'desc' | 'title' | 'phrase';
  readonly q: string;
  readonly typo?: string;
  readonly target: string;
  readonly exclude: readonly string[];
}

/** Reads the queries of a corpus, one JSON object a line. */
export const readQueries = (file: string): BenchQuery[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as BenchQuery);

/** Returns the sections of a corpus's pages. */
export function readCorpus(archive: string): Section[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-bench-'));
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    return fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md'))
      .sort()
      .flatMap((file) => sectionsOf(fs.readFileSync(path.join(folder, file), 'utf8')));
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

function sectionsOf(markdown: string): Section[] {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const field = (name: string) =>
    (new RegExp(`^${name}: *(.*)$`, 'm').exec(front)?.[1] ?? '').replace(/^"(.*)"$/, '$1');
  const page = {route: field('slug'), group: 'Docs'};
  const sections: Section[] = [];
  let titles = [field('title')];
  let lines: string[] = [];
  const close = () =>
    sections.push({
      ...page,
      anchor: sections.length ? `s${sections.length}` : '',
      titles,
      text: lines.join(' ').replace(/\s+/g, ' ').trim(),
    });
  for (const line of body.split('\n')) {
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    if (!heading) {
      lines.push(line);
      continue;
    }
    close();
    const level = Math.max(2, heading[1]?.length ?? 2);
    titles = [...titles.slice(0, level - 1), heading[2] ?? ''];
    lines = [];
  }
  close();
  return sections;
}

/** Returns copies of the pages, each with another path and its sections in another order. */
export function multiply(sections: readonly Section[], copies: number): Section[] {
  const pages = new Map<string, Section[]>();
  for (const section of sections)
    pages.set(section.route, [...(pages.get(section.route) ?? []), section]);
  return Array.from({length: copies}, (_, copy) =>
    Array.from(pages.values()).flatMap(([top, ...rest]) => {
      const shift = rest.length && copy % rest.length;
      const own = [...(top ? [top] : []), ...rest.slice(shift), ...rest.slice(0, shift)];
      return own.map((section) => ({
        ...section,
        route: copy ? `/copy-${copy}${section.route}` : section.route,
      }));
    }),
  ).flat();
}
