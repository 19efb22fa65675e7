import type {HelpToolId} from '../../src/data/helpTools';

/** A help tool that answers a query, with the text to fill in. */
export interface ToolOffer {
  readonly tool: Extract<HelpToolId, 'bounce' | 'dns'>;
  readonly text: string;
}

/** Reply codes of mail servers that say why a message bounced (RFC 5321). API status codes such as 429 aren't among them. */
const replyCode = /\b(?:421|45[0-5]|521|55[0-6])\b/;
/** A code that its message announces, unlike the number in "Import 450 contacts". */
const announcedCode = new RegExp(
  `(?:^|[:;="'(<[#]\\s*|\\b(?:code|error|reply|response|returned|said|smtp|status)\\s+)${replyCode.source}`,
  'i',
);
/** `5.7.26`, but not a version or an IP address. */
const enhancedCode = /(?:^|[^\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/;
const dnsRecord = /\bv\s*=\s*(?:spf1|dkim1|dmarc1)\b/i;

/** Words of a pasted bounce message or delivery report. */
const report =
  /delivery status notification|undeliverable|mail delivery (?:failed|subsystem)|mailer-daemon|diagnostic-code|final-recipient/i;

/** Returns the help tool that a query asks for: it's a bounce code, a bounce message, or a DNS record. */
export function offerTool(query: string): ToolOffer | null {
  const text = query.trim();
  if (dnsRecord.test(text)) return {tool: 'dns', text};
  const isCode = /^[\d\s.-]+$/.test(text) && (replyCode.test(text) || enhancedCode.test(text));
  const isMessage =
    (replyCode.test(text) && enhancedCode.test(text)) ||
    (announcedCode.test(text) && text.length > 40);
  return isCode || isMessage || (report.test(text) && text.length > 60)
    ? {tool: 'bounce', text}
    : null;
}
