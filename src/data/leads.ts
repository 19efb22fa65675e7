/** The home page's lead counter counts up to this. */
export const verifiedLeads = 200_000_000;

/** The same figure as sentences state it. */
export const verifiedLeadsText = `${verifiedLeads / 1_000_000}M+`;
