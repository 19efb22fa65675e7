/** What a check finds: a pass for the domain in the From line, a pass for another domain, no pass, or nothing to check. */
export type Finding = 'aligned' | 'foreign' | 'fails' | 'missing';

export interface CheckedMessage {
  readonly name: string;
  readonly spf: Finding;
  readonly dkim: Finding;
}

/** The four messages of the post, in its order. */
export const messages: readonly CheckedMessage[] = [
  {name: 'Everything passes', spf: 'aligned', dkim: 'aligned'},
  {name: 'The invoice tool', spf: 'foreign', dkim: 'foreign'},
  {name: 'Forwarded', spf: 'fails', dkim: 'aligned'},
  {name: 'Forged', spf: 'fails', dkim: 'missing'},
];

/** DMARC needs one check to pass for the domain in the From line; a pass for another does not help. */
export function dmarcOf({spf, dkim}: CheckedMessage): 'passes' | 'fails' {
  return spf === 'aligned' || dkim === 'aligned' ? 'passes' : 'fails';
}

/** The drawing in a sentence a message. */
export function describeChecks(all: readonly CheckedMessage[]): string {
  return all
    .map(
      (message, index) =>
        `Message ${index + 1}, ${message.name.toLowerCase()}: SPF ${message.spf}, DKIM ${message.dkim}, DMARC ${dmarcOf(message)}.`,
    )
    .join(' ');
}
