/** Categories of blog posts. Front matter names one, and lists show it above the title. */
export const blogCategories = ['Deliverability', 'Writing', 'Leads', 'Workflow'] as const;
