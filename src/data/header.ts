/**
 * The header's own texts. Every page loads them, unlike what the menus show (src/data/navigation.ts).
 */
export const menuLabels = ['Product', 'Company', 'Resources'] as const;

export type MenuLabel = (typeof menuLabels)[number];

/** Target of "Get Started". */
export const getStartedTo = '/pricing#waitlist';
