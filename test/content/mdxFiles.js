import fs from 'node:fs';
import path from 'node:path';

import matter from '@11ty/gray-matter';

const root = path.resolve(__dirname, '../..');
const folders = ['help', 'help_versioned_docs', 'docs', 'api', 'blog', 'changelog', 'src/pages'];

/**
 * Parses every MDX file of the site with Docusaurus's parser.
 *
 * @returns {{file: string, text: string, frontMatter: Record<string, unknown>, content: string}[]} `file` is relative
 * to the project, with forward slashes.
 */
export function mdxFiles() {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => {
        const text = fs.readFileSync(path.join(root, folder, name), 'utf8');
        const file = `${folder}/${name.replaceAll('\\', '/')}`;
        // Without options, gray-matter returns one cached object for equal texts.
        const {data: frontMatter, content} = matter(text, {});
        return {file, text, frontMatter, content};
      }),
  );
}
