import type {CurrentBundler} from '@docusaurus/types';

export interface Replacement {
  /** The request as the importing module writes it. */
  readonly request: RegExp;
  /** Folders of the modules whose import is replaced; all of them by default. */
  readonly importedIn?: RegExp;
  readonly file: string;
}

type Bundler = CurrentBundler['instance'];

/** Returns the bundler's plugins that replace modules by other files. */
export function replaceModules(
  {NormalModuleReplacementPlugin}: Bundler,
  replacements: readonly Replacement[],
): InstanceType<Bundler['NormalModuleReplacementPlugin']>[] {
  return replacements.map(
    ({request, importedIn, file}) =>
      new NormalModuleReplacementPlugin(request, (data) => {
        if (importedIn?.test(data.context) ?? true) data.request = file;
      }),
  );
}
