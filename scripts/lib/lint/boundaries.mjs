import path from 'node:path';

/**
 * Who may import whom (design.md, "The house"). A folder that is not listed here is free.
 * `never` maps a forbidden layer to the sentence that says where the code belongs.
 */
const layers = {
  components: {
    never: {
      pages: 'a component knows nothing of the product: pass what it shows as props.',
      features:
        'a component knows nothing of the product: move this file into the feature, or pass the part as children.',
      domain:
        'a component knows nothing of the product: let the feature call src/domain and pass props.',
      data: 'a component knows nothing of the product: let the page or feature read src/data and pass props.',
      theme: 'use the @theme alias for a Docusaurus component, or pass the part as children.',
    },
  },
  data: {
    never: {
      pages: 'data is plain typed values: code that needs a page belongs in the page.',
      features: 'data is plain typed values: code that works on them belongs in the feature.',
      components:
        'data is plain typed values: name an icon or a look as text and map it in the view.',
      theme: 'data is plain typed values: it does not know how it is shown.',
      domain: 'data is plain typed values: logic that reads them belongs in src/domain.',
      lib: 'data is plain typed values: a helper that reads data belongs in src/lib, not the reverse.',
    },
  },
  domain: {
    never: {
      pages: 'src/domain is product logic: code that needs a page belongs in that page.',
      features: 'src/domain is shared by features: logic for one feature belongs in that feature.',
      components: 'src/domain has no views: a shared view belongs in src/components.',
      theme: 'src/domain has no views: a Docusaurus component belongs in src/theme.',
    },
  },
  lib: {
    never: {
      domain: 'a helper knows nothing of the product: logic that does belongs in src/domain.',
      pages: 'src/lib is shared by all: code that needs a page belongs in that page.',
      features: 'src/lib is shared by all: code for one feature belongs in that feature.',
      components: 'src/lib has no views: a view that is shared belongs in src/components.',
      theme: 'src/lib has no views: a Docusaurus component belongs in src/theme.',
    },
  },
  features: {
    never: {
      pages: 'pages compose features: move the shared part into this feature or src/components.',
      theme: 'use the @theme alias for a Docusaurus component; src/theme may import a feature.',
    },
  },
  theme: {
    never: {
      pages: 'move the shared part into src/features or src/components.',
    },
  },
  blog: {
    never: {
      pages: 'a drawing belongs to its post: a shared view belongs in src/components.',
      features: 'a drawing belongs to its post: a shared view belongs in src/components.',
      theme: 'use the @theme alias for a Docusaurus component.',
    },
  },
  pages: {never: {}},
  plugins: {
    never: {
      pages: 'plugins run at build time: share through src/data or src/lib.',
      features: 'plugins run at build time: pure logic that both need belongs in src/lib.',
      components: 'plugins run at build time and render nothing: share through src/lib.',
      theme: 'plugins run at build time: share through src/data or src/lib.',
    },
  },
};

/** Packages that a layer may not import, each with the sentence that says where the code belongs. */
const packages = {
  data: {
    'lucide-react': 'data is plain typed values: name the icon as text and map it in the view.',
  },
};

/**
 * The layer of a path relative to the root, with the feature's name where it is one.
 *
 * @returns {{layer: string, feature?: string} | undefined} undefined for free folders (scripts, config, e2e)
 */
function layerOf(relativePath) {
  const [top, second, third] = relativePath.split(path.sep);
  if (top === 'plugins' || top === 'blog') return {layer: top};
  if (top !== 'src' || !second || !Object.hasOwn(layers, second)) return undefined;
  return second === 'features' ? {layer: second, feature: third} : {layer: second};
}

/** The imported file relative to the root; undefined for packages and Docusaurus aliases. */
function resolveImport(source, importer, root) {
  if (source.startsWith('@site/')) return path.normalize(source.slice('@site/'.length));
  if (!source.startsWith('.')) return undefined;
  return path.relative(root, path.resolve(path.dirname(importer), source));
}

/**
 * Judges one import.
 *
 * @param {{source: string, importer: string, root: string, isType?: boolean}} request
 * @returns {string | undefined} the message, or undefined when the import is fine
 */
function judgeImport({source, importer, root, isType = false}) {
  const from = layerOf(path.relative(root, importer));
  const noPackage = packages[from?.layer]?.[source];
  if (noPackage) return `${from.layer} may not import ${source}: ${noPackage}`;
  const target = resolveImport(source, importer, root);
  const to = target === undefined ? undefined : layerOf(target);
  if (!from || !to) return undefined;

  const reason = layers[from.layer].never[to.layer];
  if (reason) return `${from.layer} may not import ${to.layer}: ${reason}`;

  if (to.layer === 'plugins' && from.layer !== 'plugins' && !isType) {
    return `${from.layer} may not import plugins: they run at build time with Node. Import only their types, and read their output as global data or props.`;
  }
  if (from.layer === 'features' && to.layer === 'features' && from.feature !== to.feature) {
    return `Feature "${from.feature}" may not import feature "${to.feature}": a shared view belongs in src/components, shared logic in src/lib; or let the page compose the two.`;
  }
  return undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const boundariesRule = {
  meta: {
    type: 'problem',
    docs: {description: 'Who may import whom'},
    schema: [],
  },
  create(context) {
    const check = (node, isType) => {
      if (typeof node?.value !== 'string') return;
      const message = judgeImport({
        source: node.value,
        importer: context.filename,
        root: context.cwd,
        isType,
      });
      if (message) context.report({node, message});
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source ?? node.argument?.literal, true),
      CallExpression: (node) => {
        if (node.callee.name === 'require') check(node.arguments[0], false);
      },
    };
  },
};
