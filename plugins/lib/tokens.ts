import postcss, {type Rule} from 'postcss';

/** Custom properties by name, including the dashes: `{'--paper': '#fbfaf7'}`. */
export type Tokens = Readonly<Record<string, string>>;

export interface ThemeTokens {
  readonly light: Tokens;
  /** Every light token, overridden by the dark block. */
  readonly dark: Tokens;
}

const LIGHT_SELECTORS = [':root', 'html'];
const DARK_SELECTOR = /^(?:html|:root)?\[data-theme=['"]?dark['"]?\]$/;

/**
 * Reads both themes' custom properties from a stylesheet: those of `:root` and of `[data-theme='dark']`. Blocks inside
 * at-rules such as `@media` are conditional and left out. Later blocks win, as in the cascade.
 */
export function readTokens(css: string): ThemeTokens {
  const light: Record<string, string> = {};
  const darkOnly: Record<string, string> = {};
  const rules = postcss.parse(css).nodes.filter((node): node is Rule => node.type === 'rule');
  for (const rule of rules) {
    const isLight = rule.selectors.some((selector) => LIGHT_SELECTORS.includes(selector));
    const isDark = rule.selectors.some((selector) => DARK_SELECTOR.test(selector));
    rule.each((node) => {
      if (node.type !== 'decl' || !node.prop.startsWith('--')) return;
      const value = node.value.replace(/\s+/g, ' ').trim();
      if (isLight) light[node.prop] = value;
      if (isDark) darkOnly[node.prop] = value;
    });
  }
  return {light, dark: {...light, ...darkOnly}};
}

/** Returns the `#rrggbb` value of a color token. Throws when the token is missing or in another format. */
export function hexToken(tokens: Tokens, name: string): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`tokens.css: ${name} is missing`);
  if (!/^#[\da-f]{6}$/i.test(value)) {
    throw new Error(`tokens.css: ${name} must be written #rrggbb, got ${value}`);
  }
  return value.toLowerCase();
}
