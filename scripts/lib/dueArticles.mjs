const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the articles whose last check is more than this many days ago, the longest first.
 *
 * @template {{checked: Date}} Article
 * @param {readonly Article[]} articles
 * @param {Date} today
 * @param {number} days
 * @returns {(Article & {age: number})[]} with the age of the check in whole days.
 */
export function dueArticles(articles, today, days) {
  return articles
    .map((article) => ({...article, age: Math.floor((today - article.checked) / DAY_MS)}))
    .filter(({age}) => age > days)
    .sort((a, b) => b.age - a.age);
}
