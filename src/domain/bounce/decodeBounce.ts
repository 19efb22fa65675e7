import type {BounceType} from '../../data/bounces';
import {bounceCauses, type BounceCause} from './causes';

/** A failed delivery to one recipient. */
export interface DecodedBounce {
  /** The address that bounced, if the text names it. */
  readonly recipient: string | null;
  /** As in `550 5.1.1`, with the parts that the text has; null if it has none. */
  readonly code: string | null;
  /** The server's own words. */
  readonly quote: string;
  /** Null if nothing in the text is known. */
  readonly cause:
    | (Omit<BounceCause, 'type' | 'codes' | 'words'> & {readonly type: BounceType})
    | null;
  /** Whether a server is still trying. */
  readonly isDelayed: boolean;
}

interface Failure {
  readonly recipient: string | null;
  readonly status: string | null;
  readonly text: string;
  readonly isDelayed: boolean;
  /** Whether a report says that the server has given up. */
  readonly isFinal?: boolean;
}

const MAX_QUOTE = 320;

/** Enough for a report with the headers of the original email. Words count up to this far around the code. */
const MAX_TEXT = 50_000;
const MAX_WORDS = 4_000;
const MAX_RECIPIENTS = 100;

/**
 * Phone numbers, such as `(450) 555-0123` and `030 450 123`. Their groups look like reply codes. Dates, IP addresses, email addresses
 * with digits, and a reply code before an enhanced code have such groups, too, and stay.
 */
const PHONES =
  /\(\d{3}\) ?\d{3}-\d{4}\b|(?<!\w|\d[.-])(?!\d{4}-\d\d-\d\d\b|\d\d-\d\d-\d{4}\b)\d{1,4}(?:[ -]\d{2,5}){2,}\b(?!@|[ -]+#?\(?[245]\.\d)/g;
/** An SMTP reply code. */
const REPLY = /(?<![\w.@+-])([245]\d\d)(?![\w@]|\.\d)/;
/** A reply code with an enhanced code: `550 5.1.1`, `550-5.7.26`, `552 #5.2.2`. */
const REPLY_ENHANCED =
  /(?<![\w.@+-])([245]\d\d)[ -]+#?\(?([245]\.\d{1,3}\.\d{1,3})\b(?![\w@]|\.\d)/;
const ENHANCED = /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?!\d|\.\d)/;
const ADDRESS = /(?<![\w.+-])[\w.+-][\w.+'-]{0,63}@[\w-]+(?:\.[\w-]+)+/;
const ADDRESSES = new RegExp(ADDRESS, 'g');
/** Addresses that never bounced: the mail server's own, and those to ask about a block list. */
const NOT_RECIPIENTS = /^(?:mailer-daemon|postmaster|delist|abuse\w*)@|@rx\.t-online\.de$/i;
/** Starts the copy of the email that bounced, whose headers say nothing about the reason. */
const COPY =
  /^(?:Original message headers:|-+ ?(?:Below this line is a copy|This is a copy of)|Content-Type: (?:message\/rfc822|text\/rfc822-headers))[^]*/im;
/** Headers that name SPF, DMARC, or spam even if all passed. */
const HEADERS =
  /^(?:(?:ARC-)?Authentication-Results|Received-SPF|Received|DKIM-Signature|ARC-[\w-]+|X-[\w-]+|Subject(?!:.*\b[245]\.\d+\.\d+\b)):.*(?:\n[ \t]+.*)*/gim;
/** The recipient's server in Postfix's and Exim's words. Its name isn't a reason. */
const HOSTS = /\bhost [\w.-]+ ?\[[\da-f.:]+\]/gi;
/** Cisco's own words before those of the recipient's server. */
const WRAPPER = /5\.1\.0 - Unknown address error (?=[245]\d\d\b)/g;
/** A paragraph below a signature, whose words aren't a reason. */
const LEGAL = /\bconfidential|\bdisclaimer\b|(?:checked|scanned) (?:by|for) |virus-free/i;
/** Words of automatic replies and of services that ask who wrote. Without a code or `REFUSED`, the text isn't a bounce. */
const AUTO_REPLY =
  /\bauto(?:mat\w+)?[- ]?(?:reply|response)|automatische antwort|réponse automatique|\bout of (?:the |my )?office|\bon (?:\w+ ){0,2}(?:leave|vacation|holiday)|nicht im büro|abwesen|absente? du bureau|no longer (?:with|works?)\b|\bprove (?:that )?you|is protected by/i;
/** Words of a mail server. With them, a text without a code is a bounce, even if it quotes an automatic reply or names a scanner. */
const REFUSED =
  /undeliver|(?:was|could|can)(?: ?not|n['’]t) (?:be )?delivered|delivery (?:\S+ ){0,8}failed|\brejected\b|virus was found/i;
/** Codes that are about the mailbox, whatever else the text mentions. */
const MAILBOX_CODES = /^5\.(?:1\.(?:1|10)|2\.2)$/;
/** Words that a server is still trying. */
const DELAYED =
  /delivery (?:is |has been )?(?:delayed|incomplete)|will (?:keep trying|be retried|retry)|zustellung .*verzögert|remise .*retardée|\bdelayed mail\b|this is (?:only )?a warning|message (?:is )?still being/i;
const WRITER_LINES = /^(?:From|Sender|Reply-To|Return-Path):.*$/gim;

/**
 * Reads a bounce message, a whole delivery report, or only a code, in the formats of the common mail servers.
 *
 * @returns one result for each recipient; none if the text is empty.
 */
export function decodeBounce(pasted: string): readonly DecodedBounce[] {
  const text = withoutCopy(
    pasted
      .slice(0, MAX_TEXT)
      .replace(/\r\n?/g, '\n')
      .replace(/^(?:> ?)+/gm, '')
      .replace(PHONES, '')
      .trim(),
  );
  if (text === '') return [];
  const failures = reportedFailures(text);
  const seen = new Set<string>();
  return (failures.length > 0 ? failures : listedFailures(text)).map(decode).filter((bounce) => {
    const key = `${bounce.recipient} ${bounce.code} ${bounce.cause?.id}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** Leaves the copy out, unless the bounce itself is the copy, as when it was forwarded as an attachment. */
function withoutCopy(text: string): string {
  const copy = COPY.exec(text)?.[0] ?? '';
  const rest = text.replace(COPY, '').trim();
  // Around a forwarded bounce, a number may be part of a phone number.
  const isCopyBounce = /^From:.*(?:mailer-daemon|postmaster)/im.test(copy);
  return (ENHANCED.exec(rest) ?? (isCopyBounce ? null : REPLY.exec(rest))) ? rest : text;
}

/** Reads the recipients of a delivery status notification (RFC 3464). Without its fields, there are none. */
function reportedFailures(text: string): Failure[] {
  const unfolded = text.replace(/\n[ \t]+/g, ' ');
  const starts = Array.from(
    unfolded.matchAll(/^(?:Original|Final)-Recipient:/gim),
    ({index}) => index,
  );
  const blocks = starts.map((start, at) => unfolded.slice(start, starts[at + 1]));
  // The original recipient is in the block before the final one.
  return blocks
    .filter((block) => /^Final-Recipient:/i.test(block))
    .slice(0, MAX_RECIPIENTS)
    .flatMap((block) => {
      const status = /^Status: *([245]\.\d{1,3}\.\d{1,3})/im.exec(block)?.[1] ?? null;
      const diagnostic = /^Diagnostic-Code: *(?:\S+; *)?(.+)$/im.exec(block)?.[1];
      const action = /^Action: *(\w+)/im.exec(block)?.[1]?.toLowerCase();
      if (action === 'delivered' || action === 'relayed' || action === 'expanded') return [];
      return {
        recipient: ADDRESS.exec(block)?.[0] ?? null,
        status,
        // A report without the server's words often has them in the part for people.
        text: diagnostic ?? (status === null ? unfolded : `${status} ${proseOf(unfolded)}`),
        isDelayed: action === 'delayed',
        isFinal: action === 'failed',
      };
    });
}

/** The part of a report before its machine-readable fields. */
const proseOf = (text: string) =>
  text.split(/^(?:Reporting-MTA|Final-Recipient|Original-Recipient):/im)[0]!;

/** Lines that start a recipient's part in the words of Postfix and qmail, `<bob@x.example>:`, and of Exim. */
const LISTED = /^(?:<[^\s<>@]+@[^\s<>]+>:| {2}[^\s<>@]+@[^\s<>:]+$)/gm;

/** Reads the recipients that a text lists one below the other; the whole text if there's only one. */
function listedFailures(text: string): Failure[] {
  const matches = Array.from(text.matchAll(LISTED), ({0: line, index}) => ({
    address: ADDRESS.exec(line)?.[0],
    index,
  }));
  // The server's words name the recipient again, at the start of a line if the paste lost its indents.
  const starts = matches.filter(({address}, at) => address !== matches[at - 1]?.address);
  const parts = starts.map(({index}, at) => text.slice(index, starts[at + 1]?.index));
  if (parts.length < 2) return [plainFailure(text)];
  // The words that the server retries come before the list.
  const isDelayed = DELAYED.test(text);
  return parts.slice(0, MAX_RECIPIENTS).map((part) => ({...plainFailure(part), isDelayed}));
}

function plainFailure(text: string): Failure {
  return {recipient: recipientIn(text), status: null, text, isDelayed: DELAYED.test(text)};
}

/** The last address before the code, or the first after it. A bounce names its writer and people to ask, too. */
function recipientIn(text: string): string | null {
  const words = text.replace(WRITER_LINES, '');
  const addresses = Array.from(words.matchAll(ADDRESSES)).filter(
    ([each]) => !NOT_RECIPIENTS.test(each),
  );
  const codeAt = (codeIn(words) ?? ENHANCED.exec(words))?.index ?? 0;
  const before = addresses.filter(({index}) => index < codeAt).at(-1);
  return (before ?? addresses[0])?.[0] ?? null;
}

function decode({recipient, status, text, isDelayed, isFinal = false}: Failure): DecodedBounce {
  const oneLine =
    joinReplies(withoutLegal(text.replace(HEADERS, ''))).replace(WRAPPER, '') || joinReplies(text);
  const code = codeIn(oneLine);
  const [, reply, after] = code ?? [];
  // The text's code is more specific than a status such as 5.0.0.
  const enhanced = after ?? ENHANCED.exec(oneLine)?.[1] ?? status ?? undefined;
  const isTemporary = /^4/.test(enhanced ?? reply ?? '') || isDelayed;
  const near = Math.max(0, (code?.index ?? 0) - MAX_WORDS / 2);
  // A domain such as blacklist.example says nothing about the reason.
  const said = oneLine
    .slice(near, near + MAX_WORDS)
    .replace(ADDRESSES, 'someone')
    .replace(HOSTS, 'host')
    .replace(/\bIP address/gi, 'IP');
  const cause = causeOf({text: said, reply, enhanced, isTemporary, isDelayed, isFinal});
  return {
    recipient,
    code: [reply, enhanced].filter(Boolean).join(' ') || null,
    quote: quoteFrom(oneLine, code?.index ?? ENHANCED.exec(oneLine)?.index ?? 0),
    cause,
    isDelayed,
  };
}

/** Leaves out legal notices and the marks of virus scanners. */
function withoutLegal(text: string): string {
  return text
    .split(/\n[ \t]*\n/)
    .filter((each) => !LEGAL.test(each) || REFUSED.test(each) || codeIn(each))
    .join('\n\n');
}

/** The reply code, which may follow other numbers, such as `250 KB`. */
const codeIn = (text: string) => REPLY_ENHANCED.exec(text) ?? REPLY.exec(text);

/** The words and codes of a reply, and the server's next step: the basis of the cause. */
interface Reply {
  readonly text: string;
  readonly reply: string | undefined;
  readonly enhanced: string | undefined;
  readonly isTemporary: boolean;
  readonly isDelayed: boolean;
  readonly isFinal: boolean;
}

const causeNamed = (id: string) => bounceCauses.find((cause) => cause.id === id);

/** Causes whose advice is to wait. */
const WAITS = new Set(['greylisted', 'server-busy']);

/** Words for a problem of the sender, even with a code that's about the mailbox. */
const SENDER_WORDS =
  /sender (?:address )?rejected|sender verify|domain of sender|sending (?:limit|quota)|blocked using/i;

function findCause({text, reply, enhanced, isTemporary, isDelayed, isFinal}: Reply) {
  const hasCode = reply !== undefined || enhanced !== undefined;
  if (!hasCode && AUTO_REPLY.test(text) && !REFUSED.test(text)) return undefined;
  const isMailbox = MAILBOX_CODES.test(enhanced ?? '') && !SENDER_WORDS.test(text);
  const found = bounceCauses.find(
    ({type, codes, words}) =>
      // While a server retries, nothing is known about the address (RFC 5321, 4.2.1).
      !(isTemporary && type === 'hard') &&
      (!isMailbox || type === 'hard' || type === 'soft') &&
      ((enhanced && codes?.test(enhanced)) || words?.test(text)),
  );
  // A temporary code without known words: the server will be asked again.
  const isBusy = isTemporary && (reply !== undefined || isDelayed);
  const cause = found ?? (isBusy ? causeNamed('server-busy') : undefined);
  // Waiting is no advice once the server has given up.
  return isFinal && cause && WAITS.has(cause.id) ? causeNamed('expired') : cause;
}

function causeOf(given: Reply): DecodedBounce['cause'] {
  const cause = findCause(given);
  if (!cause) return null;
  const {isTemporary, enhanced} = given;
  const {type, codes: _codes, words: _words, ...rest} = cause;
  const exact = typeof type === 'function' ? type(isTemporary, enhanced) : type;
  // A full mailbox keeps its type; anything else that a server still retries is transient.
  return {...rest, type: isTemporary && exact === 'blocked' ? 'transient' : exact};
}

/** Joins the lines of a reply: `550-5.1.1 The account` and `550 5.1.1 does not exist` are one sentence. */
function joinReplies(text: string): string {
  const continued = new Set<string>();
  const joined = text.split('\n').map((line) => {
    const trimmed = line.trim();
    const [start = '', reply = '', separator] =
      /^([245]\d\d)([ -])(?:[245]\.\d{1,3}\.\d{1,3}[ -]?)?/.exec(trimmed) ?? [];
    const isContinued = continued.has(reply);
    if (separator === '-') continued.add(reply);
    return isContinued ? trimmed.slice(start.length) : trimmed;
  });
  return joined.join(' ').replace(/\s+/g, ' ').trim();
}

/** The text from the code on, cut at a length that shows what matters. */
function quoteFrom(text: string, start: number): string {
  const quote = text.slice(start).trim();
  if (quote.length <= MAX_QUOTE) return quote;
  // Without the half of an emoji at the cut.
  return `${quote
    .slice(0, MAX_QUOTE)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd()}…`;
}
