/** "1 post", "3 releases". */
export function countOf(count: number, what: 'posts' | 'releases'): string {
  return `${count} ${count === 1 ? what.slice(0, -1) : what}`;
}
