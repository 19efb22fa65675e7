/** The address of a new mail with its subject, and a first text where one helps. */
export function mailto(address: string, subject: string, body?: string): string {
  const fields = [['subject', subject], ...(body ? [['body', body]] : [])];
  const query = fields.map(([name, text]) => `${name}=${encodeURIComponent(text ?? '')}`).join('&');
  return `mailto:${address}?${query}`;
}
