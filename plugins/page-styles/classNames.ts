import {createHash} from 'node:crypto';
import path from 'node:path';

/** The parts of a bundler's configuration that this changes. */
interface CssConfig {
  readonly mode?: string;
  readonly module?: {readonly rules?: readonly unknown[]};
  readonly plugins?: readonly unknown[];
}

interface CssModulesRule {
  readonly use?: readonly {readonly options?: {readonly modules?: {getLocalIdent?: unknown}}}[];
}

interface CssFilesPlugin {
  readonly options?: {filename?: unknown; chunkFilename?: unknown};
}

interface Resource {
  readonly rootContext: string;
  readonly resourcePath: string;
}

/** Names a class by its name in the module and by its file, such as `title_x2Fb`. */
export function nameClass(resource: Resource, _pattern: string, className: string): string {
  const file = path.relative(resource.rootContext, resource.resourcePath).split(path.sep).join('/');
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 4);
  return `${className}_${hash}`;
}

/**
 * Names classes by file and stylesheets by content. Docusaurus's class names have another hash for each class, which
 * doesn't compress, and its file names differ for the same styles of two routes, which then load twice.
 */
export function nameByFile({module, plugins, mode}: CssConfig): void {
  for (const rule of (module?.rules ?? []) as readonly CssModulesRule[]) {
    if (!Array.isArray(rule.use)) continue;
    for (const {options} of rule.use as NonNullable<CssModulesRule['use']>) {
      if (options?.modules) options.modules.getLocalIdent = nameClass;
    }
  }
  for (const {options} of (plugins ?? []) as readonly CssFilesPlugin[]) {
    const isOfCss = mode === 'production' && /\.css$/.test(String(options?.chunkFilename));
    if (options && isOfCss) options.chunkFilename = 'assets/css/[contenthash:8].css';
  }
}
