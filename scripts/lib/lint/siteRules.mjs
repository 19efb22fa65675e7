const TIMER = 'A timer belongs in a hook that clears itself (use*.ts) or in src/lib.';
const CLOCK = 'The clock is passed in: read it in a hook (use*.ts) or in src/lib.';
const DICE =
  'The dice are passed in: take a random source as a prop; the real one lives in src/lib.';
const STORAGE = 'Storage is passed in: use src/lib/storage.ts through a hook (use*.ts).';

const isTimer = (name) => name === 'setTimeout' || name === 'setInterval';
const isMember = ({object, property}, owner, name) =>
  object.name === owner && property.name === name;

/** A view reads no clock, no dice, and no storage, so that a test can render it in any state. */
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
 * Only @theme/Heading tells the build that an anchor exists, so that links to it are checked. An id that's computed
 * serves aria-labelledby and is no anchor.
 */
const headingAnchors = {
  create: (context) => ({
    JSXOpeningElement({name, attributes}) {
      if (!/^h[1-6]$/.test(name.name)) return;
      const id = attributes.find((attribute) => attribute.name?.name === 'id');
      if (id?.value?.type !== 'Literal') return;
      const message =
        'A heading with an id uses @theme/Heading, so that links to its anchor are checked.';
      context.report({node: id, message});
    },
  }),
};

/** Broken links stop the build, but it knows only those of Docusaurus's Link. */
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

/** Rules that only this site has, for oxlint. */
export default {
  meta: {name: 'site'},
  rules: {
    'pure-views': pureViews,
    'heading-anchors': headingAnchors,
    'internal-links': internalLinks,
  },
};
