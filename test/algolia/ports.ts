const site = Number(process.env['ALGOLIA_SITE_PORT'] ?? 4183);

/** Ports of the site that searches with Algolia, and of the server that speaks Algolia's calls. */
export const ports = {site, algolia: site + 1} as const;
