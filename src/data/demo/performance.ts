/** Final figures of the demo's campaign, the same for every lead. */
export const demoPerformance = {sent: 247, opens: 89, replies: 34} as const;
