/** When the policy pages (src/pages/*.mdx) were last changed, YYYY-MM-DD; shown below their titles. */
export const policiesUpdatedOn = '2025-01-01';

/** Small caps line above the title of a policy, on its page and on its social card. */
export const policiesBadge = 'Policies';
