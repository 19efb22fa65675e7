import {themes, type PrismTheme} from 'prism-react-renderer';

/** Code stands on the page's own surface in both themes; only the token colours come from the library. */
const onSurface = (theme: PrismTheme): PrismTheme => ({
  ...theme,
  plain: {...theme.plain, backgroundColor: 'var(--surface-sunken)', color: 'var(--ink)'},
});

export const prismThemes = {
  theme: onSurface(themes.vsLight),
  darkTheme: onSurface(themes.vsDark),
};
