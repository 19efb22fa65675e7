const site = '@site/src';

/** The modules of the components that MDX uses without an import, and the start of their elements. */
const components: readonly (readonly [module: string, element: RegExp])[] = [
  [`${site}/components/Callout/Callout`, /<(Callout)\b/g],
  [`${site}/components/HeatBar/HeatBar`, /<(Heat)\b/g],
  [`${site}/components/InShort/InShort`, /<(InShort)\b/g],
  [`${site}/features/api-reference/Beside/Beside`, /<(Beside|Split|Wide)\b/g],
  [`${site}/features/api-reference/Downloads/Downloads`, /<(Downloads)\b/g],
  [`${site}/features/api-reference/Languages/Languages`, /<(Cases|Languages)\b/g],
  [`${site}/features/api-reference/Sdks/Sdks`, /<(Sdks)\b/g],
  [`${site}/features/help/screens/Screen`, /<(Screen\w*)/g],
  [`${site}/features/help/tools/HelpTool`, /<(HelpTool)\b/g],
  [`${site}/features/sandbox/view/TryIt`, /<(TryIt|WebhookPlayground)\b/g],
];

/** Imports components in the pages that use them, so that no other page loads their code and styles. */
export function addImports(mdx: string): string {
  const imports = components.flatMap(([module, element]) => {
    const names = new Set(Array.from(mdx.matchAll(element), ([, name]) => name));
    return names.size === 0 ? [] : `import {${[...names].join(', ')}} from '${module}';`;
  });
  // At the end, so that error messages have the file's line numbers.
  return imports.length === 0 ? mdx : `${mdx}\n\n${imports.join('\n')}\n`;
}
