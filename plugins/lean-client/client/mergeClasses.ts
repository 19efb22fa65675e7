/** Joins the classes of an icon without Lucide's own, such as `lucide lucide-check`, which no stylesheet uses. */
export const mergeClasses = (...classes: readonly (string | undefined)[]): string =>
  classes.filter((name) => name && !/^lucide\b/.test(name)).join(' ');
