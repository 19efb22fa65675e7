import type {RecordKind} from './record';

/** A record to publish. */
export interface DnsRecord {
  readonly type: 'TXT' | 'CNAME';
  /** The host without the domain; empty for the domain itself. */
  readonly host: string;
  readonly value: string;
}

export interface CreatedRecord extends DnsRecord {
  readonly kind: RecordKind;
  /** Advice to read before publishing it. */
  readonly notes: readonly string[];
}

/** The reason why a record can't be created. */
export interface Problem {
  readonly problem: string;
}
