export interface Mail {
  readonly address: string;
  readonly subject: string;
  readonly body?: string;
}

/** Returns a link that opens the email in the visitor's mail app (RFC 6068: line breaks as CRLF). */
export function mailto({address, subject, body}: Mail): string {
  const fields = [
    ['subject', subject],
    ...(body ? [['body', body.replace(/\r?\n/g, '\r\n')]] : []),
  ];
  const query = fields
    .map(([name, text = '']) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
    .join('&');
  return `mailto:${address}?${query}`;
}

/** Returns the email as text to copy. */
export function mailText({address, subject, body = ''}: Mail): string {
  return `To: ${address}\nSubject: ${subject}\n\n${body}`.trimEnd();
}
