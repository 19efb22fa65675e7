/** Custom properties by name, with the leading dashes: `{'--paper': '#fbfaf7'}`. Values are as written. */
export type Tokens = Readonly<Record<string, string>>;

export interface ThemeTokens {
  readonly light: Tokens;
  /** What the dark theme sees: every light token, with the dark block's values over it. */
  readonly dark: Tokens;
}

/** A quoted string, so that `;`, `{` or a comment opener inside one ends nothing. */
const STRING = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/;
const COMMENT_OR_STRING = new RegExp(`/\\*[\\s\\S]*?(?:\\*/|$)|(${STRING.source})`, 'g');

const LIGHT_SELECTORS = [/^(?:html|:root)$/, /^(?:html|:root)?\[data-theme=['"]?light['"]?\]$/];
const DARK_SELECTORS = [/^(?:html|:root)?\[data-theme=['"]?dark['"]?\]$/];

/**
 * Reads the custom properties of both themes from a stylesheet.
 * Counts `:root` (or `html`) and `[data-theme='…']` blocks at the top level; a block inside an at-rule
 * such as `@media` is conditional and is left out. Later blocks win, as in the cascade.
 */
export function readTokens(css: string): ThemeTokens {
  const light: Record<string, string> = {};
  const darkOnly: Record<string, string> = {};
  for (const {selectors, body} of topLevelRules(withoutComments(css))) {
    const isAmong = (patterns: RegExp[]) =>
      selectors.some((selector) => patterns.some((pattern) => pattern.test(selector)));
    if (isAmong(LIGHT_SELECTORS)) Object.assign(light, customProperties(body));
    if (isAmong(DARK_SELECTORS)) Object.assign(darkOnly, customProperties(body));
  }
  return {light, dark: {...light, ...darkOnly}};
}

/** The `#rrggbb` value of a colour token. Throws when the token is missing or written another way. */
export function hexToken(tokens: Tokens, name: string): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`tokens.css: ${name} is missing`);
  if (!/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(`tokens.css: ${name} must be written #rrggbb, got ${value}`);
  }
  return value.toLowerCase();
}

function withoutComments(css: string): string {
  return css.replace(COMMENT_OR_STRING, (_match, string: string | undefined) => string ?? ' ');
}

interface Rule {
  readonly selectors: string[];
  readonly body: string;
}

function topLevelRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let prelude = '';
  let body = '';
  let depth = 0;
  for (const piece of pieces(css)) {
    if (piece === '{' && depth++ === 0) {
      body = '';
    } else if (piece === '}' && --depth === 0) {
      if (!prelude.trim().startsWith('@')) {
        rules.push({selectors: prelude.split(',').map((selector) => selector.trim()), body});
      }
      prelude = '';
    } else if (depth > 0) {
      body += piece;
    } else {
      // A statement such as `@import 'x';` belongs to no rule.
      prelude = piece === ';' ? '' : prelude + piece;
    }
  }
  return rules;
}

function customProperties(body: string): Record<string, string> {
  const found: Record<string, string> = {};
  let declaration = '';
  let depth = 0;
  for (const piece of [...pieces(body), ';']) {
    if ('([{'.includes(piece)) depth++;
    if (')]}'.includes(piece)) depth--;
    if (piece !== ';' || depth > 0) {
      declaration += piece;
      continue;
    }
    const [, name, value] = /^\s*(--[\w-]+)\s*:([\s\S]*)$/.exec(declaration) ?? [];
    if (name && value !== undefined) found[name] = tidy(value);
    declaration = '';
  }
  return found;
}

function tidy(value: string): string {
  return value
    .replace(/\s*!important\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits CSS into strings, marks of punctuation and the text between them. */
function pieces(css: string): string[] {
  return css.match(new RegExp(`${STRING.source}|[{}()\\[\\];]|[^{}()\\[\\];'"]+|['"]`, 'g')) ?? [];
}
