/** Loads the titles of all articles, which only visitors with saved articles need. */
export const loadTitles = () => import('@generated/help-catalogue/default/titles.json');
