import {rangeText} from './benchmarks';
import {listed} from './written';

/** The API, its webhooks, and the app use the same four values. */
export const bounceTypes = ['hard', 'soft', 'transient', 'blocked'] as const;
export type BounceType = (typeof bounceTypes)[number];

interface BounceRule {
  /** When the email address is added to the suppression list. */
  readonly suppresses: 'immediately' | 'after the last retry' | 'never';
  /** Retries, in hours after the first attempt. */
  readonly retryHours: readonly number[];
  /** How many hours retries continue if they have no fixed times. */
  readonly retryForHours?: number;
}

export const bounceRules = {
  hard: {suppresses: 'immediately', retryHours: []},
  soft: {suppresses: 'after the last retry', retryHours: [1, 4, 12, 24, 48]},
  transient: {suppresses: 'never', retryHours: [], retryForHours: 72},
  blocked: {suppresses: 'never', retryHours: []},
} as const satisfies Record<BounceType, BounceRule>;

/** Pauses the mailbox or domain after this many blocked emails within this many hours. */
const blockedPause = {after: 3, withinHours: 1} as const;

/** Retries that other guides recommend for a soft bounce. */
const advisedRetries = {min: 3, max: 5} as const;

export const bounceProviders = ['Any server', 'Gmail', 'Microsoft', 'Yahoo'] as const;
export type BounceProvider = (typeof bounceProviders)[number];

export interface BounceCode {
  /** SMTP reply codes that servers send with the enhanced code. */
  readonly replies: readonly [string, ...string[]];
  /** Class, subject, and detail, as in RFC 3463. */
  readonly enhanced: string;
  readonly provider: BounceProvider;
  readonly type: BounceType;
  /** The part of the server's message that identifies the error. */
  readonly message: string;
  readonly meaning: string;
  readonly advice: string;
  /** Anchor of the code's section in help/article/troubleshoot-bounces.mdx. */
  readonly section?: string;
}

/**
 * @see https://www.iana.org/assignments/smtp-enhanced-status-codes
 * @see https://support.google.com/a/answer/3726730
 * @see https://learn.microsoft.com/exchange/mail-flow-best-practices/non-delivery-reports-in-exchange-online/non-delivery-reports-in-exchange-online
 * @see https://senders.yahooinc.com/smtp-error-codes/
 */
export const bounceCodes: readonly BounceCode[] = [
  {
    replies: ['550'],
    enhanced: '5.1.1',
    provider: 'Any server',
    type: 'hard',
    message: 'Account does not exist',
    meaning: 'The mailbox doesn’t exist at that domain.',
    advice: 'Remove from the list.',
    section: '550-511-account-does-not-exist',
  },
  {
    replies: ['552'],
    enhanced: '5.2.2',
    provider: 'Any server',
    type: 'soft',
    message: 'Over quota',
    meaning:
      'The mailbox is full. Some servers report that as permanent, but the owner can free up space.',
    advice: 'Retry in 24-48 hours, remove after 5 attempts. We do this for you.',
    section: '552-522-mailbox-over-quota',
  },
  {
    replies: ['452'],
    enhanced: '4.2.2',
    provider: 'Any server',
    type: 'soft',
    message: 'Over quota',
    meaning: 'The mailbox is full. Gmail and others report it as temporary.',
    advice: 'Nothing. We retry it like 552 5.2.2.',
  },
  {
    replies: ['554'],
    enhanced: '5.7.1',
    provider: 'Any server',
    type: 'blocked',
    message: 'Rejected due to local policy',
    meaning: 'A policy at the receiving organization rejected the email.',
    advice: 'Remove from the campaign, check block lists.',
    section: '554-571-rejected-due-to-local-policy',
  },
  {
    replies: ['552'],
    enhanced: '5.3.4',
    provider: 'Any server',
    type: 'blocked',
    message: 'Message size exceeds maximum',
    meaning: 'The email is too large for the receiving system.',
    advice: 'Reduce the size; recipients usually allow 25 MB.',
    section: '552-534-message-size-exceeds-maximum',
  },
  {
    replies: ['421'],
    enhanced: '4.4.2',
    provider: 'Any server',
    type: 'transient',
    message: 'Connection timed out',
    meaning: 'The connection dropped before the email was accepted.',
    advice: 'Nothing. Automatic retry.',
    section: '421-442-connection-timed-out',
  },
  {
    replies: ['550'],
    enhanced: '5.7.1',
    provider: 'Any server',
    type: 'blocked',
    message: 'Rejected per DMARC policy',
    meaning: 'DMARC failed, and your own policy tells receivers to reject the email.',
    advice: 'Check SPF, DKIM, and DMARC.',
    section: '550-571-rejected-per-dmarc-policy',
  },
  {
    replies: ['550'],
    enhanced: '5.7.26',
    provider: 'Gmail',
    type: 'blocked',
    message: 'The sender is unauthenticated',
    meaning: 'Neither SPF nor DKIM passed, or your DMARC policy rejects the email.',
    advice: 'Publish SPF and DKIM for the From domain, check alignment, and send one test.',
    section: '550-5726-sender-is-unauthenticated',
  },
  {
    replies: ['550'],
    enhanced: '5.7.25',
    provider: 'Gmail',
    type: 'blocked',
    message: 'PTR record setup',
    meaning: 'The server’s IP has no reverse DNS, or its name doesn’t point back to it.',
    advice:
      'If you use your own SMTP server, ask your host to set the PTR record. If you use ours, contact us.',
  },
  {
    replies: ['421'],
    enhanced: '4.7.28',
    provider: 'Gmail',
    type: 'transient',
    message: 'Unusual rate of unsolicited mail, temporarily rate limited',
    meaning: 'Gmail is slowing down your IP, domain, or link domain.',
    advice:
      'Halve the daily limit, check complaints in Postmaster Tools, and wait for the retries.',
  },
  {
    replies: ['550'],
    enhanced: '5.7.28',
    provider: 'Gmail',
    type: 'blocked',
    message: 'Unusual rate of unsolicited mail, blocked',
    meaning: 'Same as 4.7.28, but Gmail now rejects the email.',
    advice:
      'Stop sending to Gmail, clean your list, then restart at the first step of the warm-up.',
  },
  {
    replies: ['421'],
    enhanced: '4.7.0',
    provider: 'Gmail',
    type: 'transient',
    message: 'Suspicious message, low reputation, TLS required, or try again later',
    meaning: 'A temporary rejection. The text after the code gives the cause.',
    advice: 'Read the text. If it mentions reputation or content, send less and change the email.',
  },
  {
    replies: ['550'],
    enhanced: '5.7.515',
    provider: 'Microsoft',
    type: 'blocked',
    message: 'Access denied … required authentication level',
    meaning: 'Outlook.com rejects bulk mail from domains without SPF, DKIM, and DMARC.',
    advice: 'Make sure SPF, DKIM, and DMARC pass.',
    section: '550-57515-authentication-level-not-met',
  },
  {
    replies: ['550'],
    enhanced: '5.7.509',
    provider: 'Microsoft',
    type: 'blocked',
    message: 'Access denied … has a DMARC policy of reject',
    meaning: 'DMARC failed, and your policy is p=reject.',
    advice: 'Find the service that isn’t aligned and set up its DKIM, or send from your mailbox.',
  },
  {
    replies: ['550'],
    enhanced: '5.1.10',
    provider: 'Microsoft',
    type: 'hard',
    message: 'Recipient not found',
    meaning: 'The mailbox doesn’t exist in that Microsoft 365 organization.',
    advice: 'Remove from the list.',
  },
  {
    replies: ['550'],
    enhanced: '5.4.1',
    provider: 'Microsoft',
    type: 'hard',
    message: 'Recipient address rejected: Access denied',
    meaning: 'The organization rejects addresses that aren’t in its directory.',
    advice:
      'Remove from the list. If every address at a company returns it, ask the company’s admin first.',
  },
  {
    replies: ['550'],
    enhanced: '5.7.708',
    provider: 'Microsoft',
    type: 'blocked',
    message: 'Traffic not accepted from this IP',
    meaning: 'Your Microsoft 365 tenant, often a new or trial one, sends from a low-reputation IP.',
    advice: 'Ask your Microsoft 365 admin to open a ticket with Microsoft.',
  },
  {
    replies: ['554'],
    enhanced: '5.7.9',
    provider: 'Yahoo',
    type: 'blocked',
    message: 'Message not accepted for policy reasons',
    meaning: 'Authentication failed, usually DMARC, or the content broke a rule.',
    advice: 'Make sure SPF, DKIM, and DMARC pass, then send one test.',
  },
];

/** `550 5.1.1`, or `550 or 552 5.1.1` with several replies. */
export const codeText = ({replies, enhanced}: Pick<BounceCode, 'replies' | 'enhanced'>): string =>
  `${replies.join(' or ')} ${enhanced}`;

const softHours = bounceRules.soft.retryHours;

/** The values that MDX uses as `[[bounces.…]]`. */
export const bounceFigures = {
  softRetries: softHours.length,
  softAttempts: softHours.length + 1,
  /** `1, 4, 12, 24, and 48` */
  softRetryHours: listed(softHours),
  /** `24 and 48` */
  lastSoftRetryHours: listed(softHours.slice(-2)),
  advisedRetries: rangeText(advisedRetries),
  transientHours: bounceRules.transient.retryForHours,
  blockedBeforePause: blockedPause.after,
};
