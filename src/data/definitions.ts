import {brand} from './brand';
import {limits} from './limits';
import {hotFrom, scoringEvents} from './scoring';
import {listed} from './written';

const alertsAgain = listed(
  scoringEvents.filter((event) => event.alertsAgain).map(({unit: [one]}) => one),
  'or',
);

/** Definitions that every page uses in these words. */
export const definitions = {
  lead: 'A lead is a person with a verified business email address, found in our database or imported by you. A founder plan’s lead limit is the number of leads stored at one time, so deleting a lead frees up a slot.',
  verified: `Verified means we checked the syntax, domain, mail server, and mailbox within the last ${limits.verifiedWithinDays} days. If a verified address hard-bounces within ${limits.bounceReturnDays} days after you unlock it, you get the slot back automatically.`,
  automation: `An automation is one step that ${brand.name} carries out for one lead: a sequence email sent, a LinkedIn task created, or a reply drafted by inbox AI. Searches, imports, CRM sync, alerts, reports, and one-off emails you send yourself don’t count.`,
  hotLeadAlert: `We send a hot lead alert when a lead’s score rises to ${hotFrom} or more, and again after each ${alertsAgain} from a lead that’s already hot. If a lead is already hot when you find it, you get the first alert when one of those happens.`,
} as const;
