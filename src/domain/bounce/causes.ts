import {bounceCodes, type BounceProvider, type BounceType} from '../../data/bounces';

/** A reason for a bounce, with what it means and what to do about it. */
export interface BounceCause {
  readonly id: string;
  /** A function for causes whose type depends on the class of the code, or on the code. */
  readonly type: BounceType | ((isTemporary: boolean, enhanced: string | undefined) => BounceType);
  readonly title: string;
  readonly meaning: string;
  readonly advice: string;
  /** Path of the help article, with the section. */
  readonly article: string;
  /** Enhanced codes that mean this, whatever the text says. */
  readonly codes?: RegExp;
  /** Words of the server's text that mean this. */
  readonly words?: RegExp;
}

const article = (slug: string, section = '') => `/help/article/${slug}${section && `#${section}`}`;

/** Takes meaning and advice from the table of codes. */
function known(
  enhanced: string,
  provider: BounceProvider,
  reply?: string,
): Pick<BounceCause, 'meaning' | 'advice' | 'article'> {
  const code = bounceCodes.find(
    (each) =>
      each.enhanced === enhanced &&
      each.provider === provider &&
      (reply === undefined || each.replies.includes(reply)),
  );
  if (!code) throw new Error(`bounces.ts has no code ${enhanced} of ${provider}.`);
  const {meaning, advice, section} = code;
  const table = 'bounce-codes-and-what-to-do';
  return {meaning, advice, article: article('troubleshoot-bounces', section ?? table)};
}

const blockedOrDelayed = (isTemporary: boolean): BounceType =>
  isTemporary ? 'transient' : 'blocked';

const refusedByPolicy = {
  type: 'blocked',
  title: 'A policy refused the email',
  ...known('5.7.1', 'Any server', '554'),
} as const;

const refusedFromDomain = {
  type: blockedOrDelayed,
  title: 'Your From domain isn’t accepted',
  meaning: 'The receiving server can’t find your From domain in DNS, or can’t send replies to it.',
  advice: 'Check the spelling of the From address, and that its domain has MX records.',
  article: article('verify-your-domain'),
} as const;

const testThenAsk = {
  advice: 'Send one test. If it fails, too, send us the whole delivery report.',
  article: article('contact-support'),
} as const;

/** The first one that matches counts, so specific ones come first. */
export const bounceCauses: readonly BounceCause[] = [
  {
    id: 'greylisted',
    type: 'transient',
    title: 'Greylisted',
    meaning: 'The server turns away the first email of a sender it doesn’t know.',
    advice: 'Nothing. A retry a few minutes later usually gets through.',
    article: article('bounce-types', 'compare-the-four-types'),
    words: /gr[ae]y-?list/i,
  },
  {
    id: 'sender-null-mx',
    ...refusedFromDomain,
    words: /sender.*null ?mx/i,
  },
  {
    id: 'null-mx',
    type: 'hard',
    title: 'The domain accepts no email',
    meaning: 'The domain’s DNS says that it has no mail server (a null MX record).',
    advice: 'Find another address for the person.',
    article: article('troubleshoot-bounces', '550-511-account-does-not-exist'),
    words: /null ?mx/i,
  },
  {
    id: 'dmarc-microsoft',
    type: 'blocked',
    title: 'DMARC failed, and your policy is p=reject',
    ...known('5.7.509', 'Microsoft'),
    article: article('microsoft-yahoo-bounce-codes', 'microsoft-365-550-57509'),
    codes: /^5\.7\.509$/,
  },
  {
    id: 'authentication-level',
    type: 'blocked',
    title: 'Outlook.com wants SPF, DKIM, and DMARC',
    ...known('5.7.515', 'Microsoft'),
    codes: /^5\.7\.515$/,
  },
  {
    id: 'smtp-sign-in-off',
    type: 'blocked',
    title: 'SMTP sign-in is turned off in Microsoft 365',
    meaning: 'SMTP AUTH is turned off, so no password or app password works.',
    advice: 'Connect the mailbox again, and choose Microsoft instead of another provider.',
    article: article('connect-microsoft-365'),
    words:
      /SmtpClientAuthentication is disabled|smtp_auth_disabled|basic authentication is (?:not|disabled)/i,
  },
  {
    id: 'sign-in',
    type: 'blocked',
    title: 'Your mailbox’s sign-in failed',
    meaning: 'The mail server didn’t accept the username or password of the mailbox you connected.',
    advice:
      'Create a new app password, and reconnect the mailbox. The recipient’s address is fine.',
    article: article('connect-smtp-imap'),
    codes: /^5\.7\.(?:8|14|57)$/,
    words:
      /unrecognized authentication type|\b53[045][ -](?:5\.\d\.\d+ )?(?:auth|login fail|user|incorrect|invalid)|\b45[14][ -](?:4\.\d\.\d+ )?(?:temporary )?authentication fail(?!ed: max)|too many login attempts|username and password not accepted|authentication unsuccessful|bad ?credentials|application-specific password/i,
  },
  {
    id: 'unauthenticated',
    type: blockedOrDelayed,
    title: 'Your email isn’t authenticated',
    ...known('5.7.26', 'Gmail'),
    article: article('gmail-550-5-7-26'),
    codes: /^[45]\.7\.(?:26|27|30)$/,
    words:
      /unauthenticated email|sender is unauthenticated|authentication (?:results|checks) ?fail|sender authentication fail/i,
  },
  {
    id: 'no-reverse-dns',
    type: blockedOrDelayed,
    title: 'The sending server has no reverse DNS',
    ...known('5.7.25', 'Gmail'),
    codes: /^(?:4\.7\.23|[45]\.7\.25)$/,
    words:
      /\bPTR\b|reverse (?:dns|hostname|lookup)|\brdns\b|cannot find your (?:reverse )?hostname|helo .*host not found/i,
  },
  {
    id: 'no-dmarc-record',
    type: blockedOrDelayed,
    title: 'Your domain has no DMARC record',
    meaning: 'Gmail expects a DMARC record, and yours is missing or has no policy.',
    advice: 'Publish a DMARC record, p=none at least, then send one test.',
    article: article('email-auth'),
    codes: /^[45]\.7\.(?:31|40)$/,
  },
  {
    id: 'not-aligned',
    type: blockedOrDelayed,
    title: 'SPF and DKIM don’t match your From domain',
    meaning: 'Neither passed for the domain in your From address, so DMARC can’t pass.',
    advice: 'Set up DKIM for the From domain, then send one test.',
    article: article('dmarc-fails-spf-passes'),
    codes: /^[45]\.7\.32$/,
  },
  {
    id: 'dmarc',
    type: blockedOrDelayed,
    title: 'DMARC failed',
    ...known('5.7.1', 'Any server', '550'),
    words: /dmarc/i,
  },
  {
    id: 'spf-record',
    type: blockedOrDelayed,
    title: 'Your SPF record has an error',
    meaning: 'The receiving server can’t use the SPF record of your domain as it’s written.',
    advice: 'Correct the record, then send one test.',
    article: article('email-auth'),
    codes: /^[45]\.7\.24$/,
    words: /spf.*perm(?:anent )?error/i,
  },
  {
    id: 'spf',
    type: blockedOrDelayed,
    title: 'SPF failed',
    meaning: 'The server that sent the email isn’t in the SPF record of your domain.',
    advice: 'Add the service that sends for you to the SPF record, then send one test.',
    article: article('email-auth'),
    codes: /^5\.7\.23$/,
    words: /\bspf\b|sender policy framework/i,
  },
  {
    id: 'dkim',
    type: blockedOrDelayed,
    title: 'DKIM failed',
    meaning: 'The email has no valid DKIM signature of your domain.',
    advice: 'Publish the DKIM record, turn signing on at your email provider, then send one test.',
    article: article('email-auth', 'turn-on-signing-and-verify'),
    codes: /^[45]\.7\.2[0-2]$/,
    words:
      /\bdkim\b[^.]{0,60}(?:fail|not pass|invalid|missing|required)|(?:no|invalid|missing|failed|without)(?: \w+){0,2} dkim\b/i,
  },
  {
    id: 'own-block-list',
    type: 'blocked',
    title: 'Your own organization blocks this recipient',
    meaning:
      'Your Microsoft 365 admin put the address or its domain on the Tenant Allow/Block List.',
    advice: 'Ask your admin to remove the entry, or take the person out of the campaign.',
    article: article('microsoft-yahoo-bounce-codes', 'other-microsoft-codes'),
    codes: /^5\.7\.703$/,
  },
  {
    id: 'block-list',
    type: blockedOrDelayed,
    title: 'Your IP or domain is on a block list',
    meaning: 'The receiving server uses a list of senders with a bad reputation, and you’re on it.',
    advice: 'Find the list in the text, fix the cause, and then ask for removal.',
    article: article('blocklist-removal'),
    codes: /^5\.7\.(?:511|6(?:0[6-9]|[1-4]\d))$/,
    words:
      /spamhaus|spamcop|barracudacentral|barracuda (?:central|reputation|networks)|barracudanetworks\.com\/reputation|sorbs|\b[rd]ns?bl\b|\brbl\b|block ?list|black ?list(?!ed, or missing)|blocked using|banned sending ip|(?:is|are) listed|\bS31[45]0\b|ipcheck\.proofpoint|\bPDR\d{4}\b|\bIP=[\d.]+ - .*\((?:BL|DIAL|NOWL)\)/i,
  },
  {
    id: 'sending-organization',
    type: 'blocked',
    title: 'Microsoft doesn’t trust your organization yet',
    ...known('5.7.708', 'Microsoft'),
    codes: /^5\.7\.(?:708|705|750)$/,
  },
  {
    id: 'own-limit',
    type: blockedOrDelayed,
    title: 'Your own provider’s sending limit is reached',
    meaning: 'The mailbox or the account has sent as much as its provider allows for now.',
    advice: 'Wait until the limit resets, and lower the daily limit of the mailbox.',
    article: article('sending-limits'),
    codes: /^(?:5\.4\.5|5\.1\.90|4\.5\.127|5\.7\.23[236])$/,
    words:
      /(?:daily|user|hourly) (?:user )?sending (?:limit|quota)|sending limit exceeded|maximum sending rate exceeded|daily message quota exceeded|submission quota exceeded|(?:relay|(?<!incoming )mail(?: send)?) limit exceeded|exceeded the max (?:emails|defers)|out_ratelimit|maximum credits exceeded|reached a limit for sending|exceeded your (?:messaging|sending) limit/i,
  },
  {
    id: 'own-account-blocked',
    type: 'blocked',
    title: 'Your own provider blocked the mailbox',
    meaning: 'Your email provider stopped the mailbox from sending, often after unusual activity.',
    advice: 'Secure the account, and ask your admin or your provider to let it send again.',
    article: article('sender-paused'),
    codes: /^5\.7\.50[1-3]$/,
    words:
      /bad outbound sender|outgoing blocked|outbound ?spam|unusual sending activity|\baccount is paused|(?:your|sending) (?:email )?account\b(?: \S+){0,3}? (?:disabled|suspended|paused|b?locked)|account (?:has been )?blocked from sending/i,
  },
  {
    id: 'send-as',
    type: 'blocked',
    title: 'The mailbox isn’t allowed to send from this address',
    meaning: 'Your own mail server doesn’t let the mailbox use this From address.',
    advice: 'Allow the alias at your provider, then send one test.',
    article: article('mailbox-aliases'),
    codes: /^5\.(?:7\.60|2\.252)$/,
    words:
      /SendAsDenied|permissions? to send as this sender|sender address (?:is )?not allowed|rejected: not (?:owned by user|logged in)|relaying disallowed as|sender is not allowed to relay/i,
  },
  {
    id: 'unverified-sender',
    type: 'blocked',
    title: 'The From address isn’t verified at your SMTP provider',
    meaning: 'Your SMTP provider only sends for addresses and domains that you verified there.',
    advice: 'Verify the domain of the From address at the provider, then send one test.',
    article: article('send-through-smtp-provider'),
    words:
      /(?:email address|identit(?:y|ies)|sender) (?:is|are|failed the check|not) ?(?:not )?verified|not verified|not match a verified sender|not a sender signature/i,
  },
  {
    id: 'sender-domain',
    ...refusedFromDomain,
    codes: /^[45]\.1\.[78]$/,
    words:
      /sender (?:address )?rejected(?!: access denied)|(?:sender(?: address)?|(?:envelope sender|from) address)(?: someone)?(?: is)? (?:unknown|invalid|unavailable|does ?n['’o]t exist|not found)|sender (?:mailbox|domain) (?:is )?(?:unavailable|unknown|suspended)|domain of sender|sender(?:’s|'s)? domain|invalid (?:DNS MX|sender\b)|sender verif(?:y|ication) failed|could not (?:verify sender|complete sender verify)|sender has no |from: domain is invalid/i,
  },
  {
    id: 'too-large',
    type: 'blocked',
    title: 'The email is too large',
    ...known('5.3.4', 'Any server'),
    codes: /^5\.(?:3\.4|2\.3)$/,
    words: /message (?:size|is too (?:big|large)|too (?:big|large))|size limit|exceeds? .*size/i,
  },
  {
    id: 'full',
    type: 'soft',
    title: 'The mailbox is full',
    ...known('5.2.2', 'Any server'),
    codes: /^[45]\.2\.2$/,
    words:
      /over ?quota|(?<!queue )quota (?:is )?(?:exceeded|full)|quota violation|(?:exceed\w*|over) (?:\w+ )*quota|(?:mailbox|inbox|account) (?:is |size )?(?:full|over)|out of storage|Postfach .{0,40}\bvoll\b|boite aux lettres .{0,40}pleine|storage limit|exceeded storage|exhausted allowed storage/i,
  },
  {
    id: 'tls',
    type: blockedOrDelayed,
    title: 'The connection has to be encrypted',
    meaning: 'The receiving server only accepts email over TLS.',
    advice: 'Turn on TLS in the settings of your SMTP server.',
    article: article('send-through-smtp-provider'),
    codes: /^[45]\.7\.(?:10|29)$/,
    words:
      /(?:requires?|must (?:issue|use)|needs?) .*\b(?:start)?tls\b|encryption (?:is )?(?:needed|required)/i,
  },
  {
    id: 'tls-failed',
    type: blockedOrDelayed,
    title: 'No encrypted connection to the recipient’s server',
    meaning: 'It offers no TLS, or its certificate is expired or for another name.',
    advice: 'Nothing while a server retries. If it goes on for days, tell the company.',
    article: article('bounce-types', 'compare-the-four-types'),
    codes: /^(?:[45]\.7\.[45]|5\.7\.32[1-4])$/,
  },
  {
    id: 'gmail-rate',
    type: blockedOrDelayed,
    title: 'Gmail is limiting your sending rate',
    ...known('4.7.28', 'Gmail'),
    codes: /^4\.7\.28$/,
    words: /unusual rate of unsolicited mail.*temporarily/i,
  },
  {
    id: 'gmail-rate-blocked',
    type: 'blocked',
    title: 'Gmail blocks you for your sending rate',
    ...known('5.7.28', 'Gmail'),
    codes: /^5\.7\.28$/,
    words: /unusual rate of unsolicited mail/i,
  },
  {
    id: 'recipient-rate',
    type: blockedOrDelayed,
    title: 'Too many emails at once',
    meaning: 'The recipient or the server gets more email than it accepts for now.',
    advice: 'Usually nothing. If it repeats, halve the daily limit of the mailbox.',
    article: article('sending-limits'),
    codes: /^(?:4\.7\.(?:650|651|652|500|507)|[45]\.7\.508|5\.2\.12[12])$/,
    words:
      /receiving (?:e?mail|messages) (?:at a rate|too (?:quickly|many))|rate[ -]?limit|too many (?:messages|connections|recipients|emails|concurrent|sessions)|throttl|deferred due to|user complaints|\[TSS?\d+\]|exceeded .*(?:connections|rate)|frequency limited|temporarily deferred|unexpected volume|queue quota/i,
  },
  {
    id: 'restricted',
    type: 'blocked',
    title: 'The address accepts only some senders',
    meaning: 'It’s a group or a mailbox for people inside the organization.',
    advice: 'Write to a person at the company instead.',
    article: article('troubleshoot-bounces', '554-571-rejected-due-to-local-policy'),
    codes: /^5\.7\.(?:12|124|129|13[3-6]|193)$/,
    words:
      /not authorized to send|RESOLVER\.RST\.|permission to post messages to the group|rejected by destination domain|only accepts? (?:messages|mail) from|sender not allowed/i,
  },
  {
    id: 'relay',
    type: (_isTemporary, enhanced) => (enhanced === '5.4.1' ? 'hard' : 'blocked'),
    title: 'The server doesn’t handle the domain',
    meaning: 'The mail server listed in the domain’s DNS doesn’t accept mail for that domain.',
    advice: 'Check the domain’s spelling. If it’s right, tell the company: all its addresses fail.',
    article: article('microsoft-yahoo-bounce-codes', 'microsoft-365-550-541'),
    words:
      /relay(?:ing)? (?:access )?(?:denied|not (?:permitted|allowed))|unable to relay|not permitted to relay|as a relay, but|allowed rcpthosts/i,
  },
  {
    id: 'loop',
    type: 'blocked',
    title: 'A mail loop at the recipient',
    meaning:
      'The recipient’s servers send the email in circles, often because of a forwarding rule.',
    advice: 'Reach the person another way, and tell them.',
    article: article('troubleshoot-bounces', 'common-problems'),
    codes: /^[45]\.4\.(?:6|12|14)$/,
    words:
      /hop count exceeded|too many hops|mail loop|loops? back to myself|points to local host|routing loop/i,
  },
  {
    id: 'recipient-disabled',
    type: 'hard',
    title: 'The account is disabled',
    meaning: 'The account exists but is switched off, often because the person has left.',
    advice: 'Remove the address from the list, and find out who has the role now.',
    article: article('troubleshoot-bounces', '550-511-account-does-not-exist'),
    codes: /^5\.2\.1$/,
    words:
      /(?:account|mailbox|user|address) (?:\S+ ){0,4}?(?:is |has been )?(?:disabled|inactive|deactivated|suspended|discontinued)|no longer (?:active|valid|available|with|works)|archived recipient|account is ?blocked/i,
  },
  {
    id: 'domain-missing',
    type: 'hard',
    title: 'The domain doesn’t exist',
    meaning: 'DNS has no mail server for the part after the @.',
    advice: 'Check the spelling of the domain. Otherwise remove the address from the list.',
    article: article('troubleshoot-bounces', '550-511-account-does-not-exist'),
    codes: /^5\.(?:1\.2|4\.4|4\.310)$/,
    words:
      /nxdomain|domain (?:name )?(?:has )?expired|(?:host|domain)(?: name| or domain name)? (?:was )?(?:not found|couldn['’]t be found|does ?n['’o]t exist)|the domain \S+ couldn['’]t be found|bad destination (?:host|system)|no mail(?: |-)server|unrouteable (?:mail )?domain|all relevant MX records point to non-existent hosts/i,
  },
  {
    id: 'organization-rejects',
    type: 'hard',
    title: 'The organization doesn’t know the address',
    ...known('5.4.1', 'Microsoft'),
    article: article('microsoft-yahoo-bounce-codes', 'microsoft-365-550-541'),
    codes: /^5\.4\.1$/,
  },
  {
    id: 'no-account',
    type: 'hard',
    title: 'The account doesn’t exist',
    ...known('5.1.1', 'Any server'),
    codes: /^5\.1\.(?:0|1|3|4|6|10)$/,
    words:
      /(?:user|recipient|mailbox|address|account|alias)(?: \S+){0,8}? (?:unknown|not (?:found|known|listed|exist)|does ?n['’o]t exist|(?:is )?(?:unavailable|invalid|undeliverable))|(?:unknown|no such|invalid|bad destination|nonexistent|non-existent) (?:\w+ )?(?:user|recipient|mailbox|address|person|local.part|account)|user unknown|unknown user|couldn['’]t be found|wasn['’]t found at|address not found|no mailbox here|not a (?:valid|known) (?:mailbox|user|recipient)|unrouteable address|not our customer|doesn['’]t have an? \S* ?account|RecipientNotFound|RecipNotFound|delivery not authorized.*unknown|account or domain may not exist|Adresse nicht gefunden|wurde in \S+ nicht gefunden|Adresse konnte nicht gefunden|Adresse introuvable|est introuvable|encontrado la dirección|No se encontró|Indirizzo non trovato|Endereço não encontrado|Adres niet gevonden|not in recipient list|bounced address|アドレス不明|アドレスが見つから/i,
  },
  {
    id: 'transport-rule',
    ...refusedByPolicy,
    words: /TRANSPORT\.RULES/i,
  },
  {
    id: 'malformed',
    type: 'blocked',
    title: 'The email’s format isn’t valid',
    meaning: 'A header is missing, or written in a way that the standard doesn’t allow.',
    ...testThenAsk,
    words: /not RFC(?: ?5322)? compliant|RFC 5322 compliant|missing a valid messageId/i,
  },
  {
    id: 'content',
    type: blockedOrDelayed,
    title: 'The email looks like spam',
    meaning: 'A filter refused the content, a link, or the reputation of your domain or IP.',
    advice:
      'Send one test without links and attachments. If it arrives, change or remove them, then resume.',
    article: article('spam-filters'),
    words:
      /\bspam|unsolicited|junk mail|\[PH\d+\]|suspicious|phish|virus|malware|(?:content|message|\bmail) (?:was |has been )?(?:rejected|blocked|refused|filtered|restricted)|message not allowed|banned content|\b5\d\d .*service refus|(?:bad|ip|low|poor) reputation|content (?:policy|filter)|blocked for abuse|mail content denied|\bDT:SPM\b|554 5\.7\.0/i,
  },
  {
    id: 'yahoo-policy',
    type: 'blocked',
    title: 'Yahoo refused the email for policy reasons',
    ...known('5.7.9', 'Yahoo'),
    article: article('microsoft-yahoo-bounce-codes', 'yahoo-and-aol'),
    codes: /^5\.7\.9$/,
  },
  {
    id: 'expired',
    type: 'transient',
    title: 'The retries ended without a connection',
    meaning: 'The receiving server couldn’t be reached, or kept putting the email off.',
    advice: 'Check that the domain still receives mail, and reach the person another way.',
    article: article('troubleshoot-bounces', '421-442-connection-timed-out'),
    codes: /^[45]\.4\.7$/,
    words:
      /retry time(?:out)? (?:was )?(?:exceeded|not reached)|message (?:has )?expired|delivery expired|queue\.expired|could not be delivered for \d|in the queue too long|undeliverable for \d|was not delivered within|failing for a long time|"too old"/i,
  },
  {
    id: 'connection',
    type: 'transient',
    title: 'The connection failed',
    ...known('4.4.2', 'Any server'),
    codes: /^4\.4\.\d+$/,
    words:
      /timed? ?out|connection (?:was )?(?:refused|dropped|reset|lost|closed)|lost connection|network (?:is )?unreachable|no route to host|could(?: not|n['’]t) connect|connect(?:ion)? failed|unable to connect|host (?:is )?unreachable/i,
  },
  {
    id: 'server-busy',
    type: 'transient',
    title: 'The server can’t take the email right now',
    meaning: 'The receiving server is busy, short of space, or not working properly.',
    advice: 'Nothing, unless it goes on for days.',
    article: article('bounce-types', 'compare-the-four-types'),
    codes: /^4\.(?:3|5|6|0|1|2)\.\d+$/,
    words:
      /insufficient system (?:storage|resources)|server (?:is )?(?:too )?busy|system load|try(?:ing)? (?:again|later)|temporar|service (?:is )?(?:currently )?(?:not available|unavailable)|local error|resources temporarily/i,
  },
  {
    id: 'gmail-temporary',
    type: 'transient',
    title: 'Put off because of reputation or content',
    ...known('4.7.0', 'Gmail'),
    codes: /^4\.7\.\d+$/,
  },
  {
    id: 'policy',
    ...refusedByPolicy,
    codes: /^5\.7\.\d+$/,
    words:
      /polic(?:y|ies)|envelope blocked|not authorized|access denied|administrative prohibition|rejected by|\b[45]\d\d\b.*(?:not allowed|\bblocked\b|spoofed)/i,
  },
  {
    id: 'not-accepted',
    type: 'blocked',
    title: 'The server refused the email',
    meaning:
      'The server couldn’t process the email or a command. It says nothing about the address.',
    ...testThenAsk,
    codes: /^5\.[3-6]\.\d+$/,
  },
];
