import {readdirSync, readFileSync} from 'node:fs';
import postcss from 'postcss';

import {fileOf, pages, textOf, type BuiltPage} from './site';

const folder = '/assets/css';
const infimaFile = 'node_modules/infima/dist/css/default/default.css';

function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)) classes.add(name);
  });
  return classes;
}

/** The classes of each stylesheet of the build, by path. */
const sheets = new Map(
  readdirSync(fileOf(folder)).map((file) => {
    const sheet = `${folder}/${file}`;
    return [sheet, classesIn(textOf(sheet))];
  }),
);

const sheetsOf = ({$}: BuiltPage) =>
  $('style[data-href]')
    .toArray()
    .map((style) => $(style).attr('data-href') ?? '');

const classesOf = ({$}: BuiltPage) =>
  new Set(
    $('[class]')
      .toArray()
      .flatMap((element) => $(element).attr('class')?.split(/\s+/) ?? []),
  );

/** Lists a page's classes that none of its stylesheets has. */
function unstyled(page: BuiltPage, isStyled: (className: string) => boolean): string[] {
  const linked = sheetsOf(page).map((sheet) => sheets.get(sheet) ?? new Set());
  return [...classesOf(page)]
    .filter((name) => isStyled(name) && !linked.some((classes) => classes.has(name)))
    .map((name) => `${page.path}: .${name}`);
}

export function checkStyles(): void {
  test('every page has the stylesheets with the classes of its HTML', () => {
    const styled = new Set([...sheets.values()].flatMap((classes) => [...classes]));
    expect(pages.flatMap((page) => unstyled(page, (name) => styled.has(name)))).toEqual([]);
  });

  test('every class of Infima’s that a page has is styled', () => {
    const infima = classesIn(readFileSync(infimaFile, 'utf8'));
    // src/theme/DocRoot/Layout styles the only alert by its other class.
    const isStyled = (name: string) => infima.has(name) && !/^alert\b/.test(name);
    expect(pages.flatMap((page) => unstyled(page, isStyled))).toEqual([]);
  });

  test('every page has each stylesheet once, and the one with the layers’ order first', () => {
    for (const page of pages) {
      expect([page.path, page.$('link[rel=stylesheet]').length]).toEqual([page.path, 0]);
      const linked = sheetsOf(page);
      expect([page.path, linked]).toEqual([page.path, [...new Set(linked)]]);
      expect([page.path, linked[0]]).toEqual([page.path, expect.stringContaining('/main.')]);
    }
  });

  test('no page has the styles of the search dialog', () => {
    const dialog = [...sheets].filter(([, classes]) => classes.has('DocSearch-Modal'));
    expect(dialog).not.toEqual([]);
    const linked = new Set(pages.flatMap(sheetsOf));
    expect(dialog.filter(([sheet]) => linked.has(sheet))).toEqual([]);
  });
}
