import fs from 'node:fs';
import stylelint from 'stylelint';

const definitionsFile = 'src/css/breakpoints.css';
const ruleName = 'site/named-breakpoints';

const messages = stylelint.utils.ruleMessages(ruleName, {
  width: `A width in a media query belongs in ${definitionsFile}; use a name: @media (--phone).`,
  unknown: (name) => `${name} isn't a breakpoint of ${definitionsFile}.`,
});

/** Requires named breakpoints in media queries. A misspelled name would match nothing without failing the build. */
const rule = () => (root, result) => {
  const defined = new Set(
    Array.from(
      fs.readFileSync(definitionsFile, 'utf8').matchAll(/@custom-media\s+(--[\w-]+)/g),
      ([, name]) => name,
    ),
  );
  root.walkAtRules('media', (node) => {
    const report = (message) => stylelint.utils.report({ruleName, result, node, message});
    if (/\bwidth\b/.test(node.params)) report(messages.width);
    for (const [name] of node.params.matchAll(/--[\w-]+/g)) {
      if (!defined.has(name)) report(messages.unknown(name));
    }
  });
};

rule.ruleName = ruleName;
rule.messages = messages;

export const namedBreakpoints = stylelint.createPlugin(ruleName, rule);
