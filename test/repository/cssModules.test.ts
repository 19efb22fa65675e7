import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

import {classesOf} from '../../plugins/page-styles/packageRules';
import {projectFiles} from '../../scripts/lib/projectFiles.mjs';
import {root} from '../copies/copySite';

const IMPORT = /^import (\w+) from '([^']+\.module\.css)'/gm;

/** Returns the classes that a CSS module defines, without those of other sheets that its selectors name. */
function definedClasses(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules(({selector}) => {
    for (const name of classesOf(selector.replace(/:global\([^)]*\)/g, ''))) classes.add(name);
  });
  return classes;
}

/** Returns the classes that a module reads from its CSS modules by name, but that they don't have. */
function missingClasses(source: string, cssOf: (file: string) => string): string[] {
  const code = source.replace(IMPORT, '');
  return Array.from(source.matchAll(IMPORT)).flatMap(([, styles, file]) => {
    const classes = definedClasses(cssOf(file!));
    const reads = code.matchAll(new RegExp(`(?<![\\w.])${styles}\\.(\\w+)`, 'g'));
    return Array.from(reads, ([, name]) => name!).filter((name) => !classes.has(name));
  });
}

test('every class that a module reads from its CSS modules exists', () => {
  const modules = projectFiles(root).filter((file) => /\.tsx?$/.test(file));
  const missing = modules.flatMap((module) => {
    const file = path.join(root, module);
    const cssOf = (sheet: string) => {
      const folder = sheet.startsWith('@site/') ? root : path.dirname(file);
      return readFileSync(path.join(folder, sheet.replace('@site/', '')), 'utf8');
    };
    return missingClasses(readFileSync(file, 'utf8'), cssOf).map((name) => `${module}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('missingClasses: finds a class that the CSS module lacks or only names as global', () => {
  const source = "import styles from './a.module.css';\nf(styles.here, styles.gone, styles.theme);";
  const css = '.here { & > :global(.theme) { color: red } }';
  expect(missingClasses(source, () => css)).toEqual(['gone', 'theme']);
});
