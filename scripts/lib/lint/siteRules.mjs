const TIMER = 'A timer belongs in a hook that clears itself (use*.ts) or in src/lib.';
const CLOCK = 'The clock is passed in: read it in a hook (use*.ts) or in src/lib.';
const DICE = 'Randomness is passed in: take a random source as a prop; the real one is in src/lib.';
const STORAGE = 'Storage is passed in: use src/lib/storage.ts through a hook (use*.ts).';

const isTimer = (name) => name === 'setTimeout' || name === 'setInterval';
const isMember = ({object, property}, owner, name) =>
  object.name === owner && property.name === name;

/** Forbids clocks, randomness, and storage in views, so a test can render them in any state. */
const pureViews = {
  create: (context) => ({
    CallExpression(node) {
      const {callee} = node;
      if (isTimer(callee.name ?? callee.property?.name)) context.report({node, message: TIMER});
    },
    MemberExpression(node) {
      if (isMember(node, 'Date', 'now')) context.report({node, message: CLOCK});
      if (isMember(node, 'Math', 'random')) context.report({node, message: DICE});
    },
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0) {
        context.report({node, message: CLOCK});
      }
    },
    Identifier(node) {
      if (/^(local|session)Storage$/.test(node.name)) context.report({node, message: STORAGE});
    },
  }),
};

/**
 * Requires @theme/Heading for static ids: only it registers the anchor with the build's link check. Computed ids serve
 * aria-labelledby, not links.
 */
const headingAnchors = {
  create: (context) => ({
    JSXOpeningElement({name, attributes}) {
      if (!/^h[1-6]$/.test(name.name)) return;
      const id = attributes.find((attribute) => attribute.name?.name === 'id');
      if (id?.value?.type !== 'Literal') return;
      const message =
        'Use @theme/Heading for a heading with an id, so the build checks links to its anchor.';
      context.report({node: id, message});
    },
  }),
};

/** Requires Docusaurus's Link for internal links, because the build finds broken links only there. */
const internalLinks = {
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.name !== 'a') return;
      const href = node.attributes.find((attribute) => attribute.name?.name === 'href');
      if (/^[a-z]+:/.test(href?.value?.value ?? '')) return;
      context.report({node, message: 'A link within the site is a <Link to="…">.'});
    },
  }),
};

export default {
  meta: {name: 'site'},
  rules: {
    'pure-views': pureViews,
    'heading-anchors': headingAnchors,
    'internal-links': internalLinks,
  },
};
