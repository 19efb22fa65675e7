/** The enumerations of api/openapi.yaml that the server checks. A test holds the two together. */
export const words = {
  industry: ['SaaS', 'E-commerce', 'FinTech', 'HealthTech', 'AI/ML', 'MarTech'],
  signal: [
    'hiring',
    'expansion',
    'funding',
    'leadership_change',
    'partnership',
    'pricing_change',
    'product_launch',
    'technology_change',
  ],
  campaignStatus: ['draft', 'scheduled', 'running', 'paused', 'completed'],
  campaignGoal: ['call', 'reply', 'visit'],
  contactStatus: ['active', 'suppressed'],
} as const;
