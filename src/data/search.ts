/** Articles that the empty search lists, by the question that each one answers. */
export const popularQuestions = [
  {question: 'Create your first campaign', article: 'create-first-campaign'},
  {question: 'Why did my email bounce?', article: 'troubleshoot-bounces'},
  {question: 'How do I reach the inbox?', article: 'email-deliverability'},
  {question: 'Connect Salesforce', article: 'salesforce-integration'},
  {question: 'How are hot leads found?', article: 'hot-lead-detection'},
] as const;

/** Actions of the empty search that open a page. */
export const searchActions = [
  {label: 'Paste a bounce message', to: '/help/tools#bounce=', icon: 'mail'},
  {label: 'Open the demo', to: '/demo', icon: 'play'},
  {label: 'Try an API request', to: '/api/search-leads', icon: 'braces'},
  {label: 'System status', to: '/status', icon: 'activity'},
] as const;

export type SearchActionIcon = (typeof searchActions)[number]['icon'];
