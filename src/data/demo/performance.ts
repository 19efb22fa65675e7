/** What the demo's campaign counts up to: figures of the specification, the same for every lead. */
export const demoPerformance = {sent: 247, opens: 89, replies: 34} as const;
