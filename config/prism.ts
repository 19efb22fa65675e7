import type {PrismTheme} from 'prism-react-renderer';

/**
 * Highlights code in the site's own colors. The tokens change with the color mode, so one Prism theme serves both. The
 * library's themes don't reach AA contrast on our surfaces.
 */
const theme: PrismTheme = {
  plain: {backgroundColor: 'var(--surface-sunken)', color: 'var(--ink)'},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: 'var(--muted)', fontStyle: 'italic'},
    },
    {
      types: ['string', 'attr-value', 'char', 'inserted', 'url'],
      style: {color: 'var(--code-string)'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'variable'],
      style: {color: 'var(--code-value)'},
    },
    {
      types: ['keyword', 'tag', 'selector', 'atrule', 'deleted'],
      style: {color: 'var(--accent-text)'},
    },
    {
      types: ['function', 'builtin', 'class-name', 'property', 'attr-name'],
      style: {fontWeight: '600'},
    },
    {types: ['punctuation', 'operator'], style: {color: 'var(--muted)'}},
  ],
};

export const prismThemes = {theme, darkTheme: theme};
