/** Final figures of the demo's campaign, from the specification. They're the same for every lead. */
export const demoPerformance = {sent: 247, opens: 89, replies: 34} as const;
