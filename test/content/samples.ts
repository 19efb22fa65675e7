import {fillValues} from '../../plugins/lib/fillValues';
import {mdxFiles} from './mdxFiles';

/** Every fenced sample in docs/ and api/, with its language and the metadata after it. */
export const samples = mdxFiles()
  .filter(({file}) => /^(docs|api)\//.test(file))
  .flatMap(({file, text}) =>
    Array.from(text.matchAll(/^```(\w+)(.*)\n([\s\S]*?)^```$/gm), ([, language, meta, code]) => ({
      file,
      language: language!,
      operation: /operation=(\w+)/.exec(meta!)?.[1],
      part: /part=(\w+)/.exec(meta!)?.[1],
      form: /form=(\w+)/.exec(meta!)?.[1],
      title: /title="([^"]+)"/.exec(meta!)?.[1],
      code: fillValues(code!, file),
    })),
  );

/** Returns the fences with this title as one file, in the order of the guide, with two blank lines between them. */
export const codeTitled = (title: string): string =>
  samples
    .filter((each) => each.title === title)
    .map(({code}) => code)
    .join('\n\n');
