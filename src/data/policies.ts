/** When the policy pages (src/pages/*.mdx) were last changed, YYYY-MM-DD; shown below their titles. */
export const policiesUpdatedOn = '2025-01-01';
