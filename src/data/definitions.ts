import {brand} from './brand';
import {limits} from './limits';

/** Definitions of the units that plans are measured in. Every page uses these texts. */
export const definitions = {
  lead: 'A lead is a person with a verified business email address, found in our database or imported by you. Your plan’s limit is the number of leads stored at one time, so deleting a lead frees its place.',
  verified: `Verified means we checked the syntax, domain, mail server, and mailbox within the last ${limits.verifiedWithinDays} days. If a verified address hard-bounces within ${limits.bounceReturnDays} days of unlocking, you get its place back automatically.`,
  automation: `An automation is one step that ${brand.name} carries out for one lead: a sequence email sent, a LinkedIn task created, or a reply drafted by inbox AI. Searches, imports, CRM sync, alerts, reports, and emails you write yourself don’t count.`,
} as const;
