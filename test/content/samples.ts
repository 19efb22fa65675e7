import {fillValues} from '../../plugins/lib/fillValues';
import {mdxFiles} from './mdxFiles';

/** Every fenced sample of docs/ and api/, with the language and what stands behind it. */
export const samples = mdxFiles()
  .filter(({file}) => /^(docs|api)\//.test(file))
  .flatMap(({file, text}) =>
    Array.from(text.matchAll(/^```(\w+)(.*)\n([\s\S]*?)^```$/gm), ([, language, meta, code]) => ({
      file,
      language: language!,
      operation: /operation=(\w+)/.exec(meta!)?.[1],
      part: /part=(\w+)/.exec(meta!)?.[1],
      title: /title="([^"]+)"/.exec(meta!)?.[1],
      code: fillValues(code!, file),
    })),
  );

/** The code of the sample with this title, such as `verify.mjs`. */
export const titled = (title: string): string => samples.find((each) => each.title === title)!.code;
