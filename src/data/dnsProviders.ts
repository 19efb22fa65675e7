/** A DNS provider's form for a new record. */
export interface DnsProvider {
  readonly id: string;
  readonly name: string;
  /** The way to the form. */
  readonly path: string;
  /** The labels of its fields; the value's differs between the types in some forms. */
  readonly labels: {
    readonly type: string;
    readonly host: string;
    readonly TXT: string;
    readonly CNAME: string;
  };
  /** The host field's value for the domain itself. */
  readonly apex: '@' | '';
  /** Whether a TXT value is written as strings in quotes, of up to 255 characters each. */
  readonly isQuoted: boolean;
  /** Whether the target of a CNAME needs a dot at the end, so that the domain isn't added to it. */
  readonly hasTargetDot: boolean;
  readonly ttl: string;
  readonly note: string;
  /** The provider's own documentation, which the form is from. */
  readonly source: string;
}

/** Compared with the providers' documentation in November 2026. All of them add the domain to the host. */
export const dnsProviders: readonly DnsProvider[] = [
  {
    id: 'cloudflare',
    name: 'Cloudflare',
    path: 'Your domain > DNS > Records > Add record',
    labels: {type: 'Type', host: 'Name', TXT: 'Content', CNAME: 'Target'},
    apex: '@',
    isQuoted: false,
    hasTargetDot: false,
    ttl: 'Auto',
    note: 'Cloudflare splits long values automatically. Set the proxy status of a CNAME to DNS only.',
    source: 'https://developers.cloudflare.com/dns/manage-dns-records/how-to/create-dns-records/',
  },
  {
    id: 'godaddy',
    name: 'GoDaddy',
    path: 'Domain Portfolio > your domain > DNS > Add New Record',
    labels: {type: 'Type', host: 'Name', TXT: 'Value', CNAME: 'Value'},
    apex: '@',
    isQuoted: false,
    hasTargetDot: false,
    ttl: '1 hour',
    note: 'A TXT value may have up to 1,024 characters.',
    source: 'https://www.godaddy.com/help/add-a-txt-record-19232',
  },
  {
    id: 'namecheap',
    name: 'Namecheap',
    path: 'Domain List > Manage > Advanced DNS > Add New Record',
    labels: {type: 'Type', host: 'Host', TXT: 'Value', CNAME: 'Target'},
    apex: '@',
    isQuoted: false,
    hasTargetDot: false,
    ttl: 'Automatic',
    note: 'Namecheap adds the domain to the host, so never type it there.',
    source:
      'https://www.namecheap.com/support/knowledgebase/article.aspx/317/2237/how-do-i-add-txtspfdkimdmarc-records-for-my-domain/',
  },
  {
    id: 'route53',
    name: 'Amazon Route 53',
    path: 'Hosted zones > your domain > Create record',
    labels: {type: 'Record type', host: 'Record name', TXT: 'Value', CNAME: 'Value'},
    apex: '',
    isQuoted: true,
    hasTargetDot: false,
    ttl: '300',
    note: 'Keep the strings of a long value on one line. A new line starts another record.',
    source:
      'https://docs.aws.amazon.com/Route53/latest/DeveloperGuide/ResourceRecordTypes.html#TXTFormat',
  },
  {
    id: 'google-cloud',
    name: 'Google Cloud DNS',
    path: 'Zones > your zone > Add standard',
    labels: {
      type: 'Resource record type',
      host: 'DNS name',
      TXT: 'TXT data',
      CNAME: 'Canonical name',
    },
    apex: '',
    isQuoted: true,
    hasTargetDot: true,
    ttl: '5 minutes',
    note: 'Without the quotes, Cloud DNS makes a string of each word and drops the spaces.',
    source: 'https://cloud.google.com/dns/docs/records',
  },
  {
    id: 'squarespace',
    name: 'Squarespace, also for Google Domains',
    path: 'Your domain > DNS settings > Custom records > Add record',
    labels: {type: 'Type', host: 'Host', TXT: 'Data', CNAME: 'Data'},
    apex: '@',
    isQuoted: false,
    hasTargetDot: false,
    ttl: 'As it is',
    note: 'Leave the preset records as they are.',
    source:
      'https://support.squarespace.com/hc/en-us/articles/360002101888-Adding-custom-DNS-records-to-your-Squarespace-managed-domain',
  },
  {
    id: 'ionos',
    name: 'IONOS',
    path: 'Domains & SSL > your domain > DNS > Add record',
    labels: {type: 'Type', host: 'Host Name', TXT: 'Value', CNAME: 'Points to'},
    apex: '@',
    isQuoted: false,
    hasTargetDot: false,
    ttl: 'As it is',
    note: 'IONOS may have added an SPF record for its own email. Edit that one, because only one is allowed.',
    source:
      'https://www.ionos.com/help/domains/configuring-mail-servers-and-other-related-records/using-an-spf-record-to-prevent-spam/',
  },
  {
    id: 'ovh',
    name: 'OVHcloud',
    path: 'Web Cloud > DNS zones > your domain > Add an entry > TXT or CNAME',
    labels: {type: 'Type', host: 'Sub-domain', TXT: 'Value', CNAME: 'Target'},
    apex: '',
    isQuoted: false,
    hasTargetDot: true,
    ttl: 'Default',
    note: 'Choose TXT below “Extended fields”, not SPF, DKIM, or DMARC, which have forms of their own.',
    source: 'https://docs.ovhcloud.com/en/guides/web-cloud/domains/dns-zone-dmarc',
  },
  {
    id: 'gandi',
    name: 'Gandi',
    path: 'Domain > your domain > DNS records > Add record',
    labels: {type: 'Type', host: 'Name', TXT: 'Text value', CNAME: 'Hostname'},
    apex: '@',
    isQuoted: true,
    hasTargetDot: true,
    ttl: '10800',
    note: 'In a zone file, write it on one line: name, TTL, IN, type, and value.',
    source: 'https://helpdesk.gandi.net/hc/en-us/articles/14001808469404-What-is-an-SPF-record',
  },
  {
    id: 'digitalocean',
    name: 'DigitalOcean',
    path: 'Networking > Domains > your domain > TXT or CNAME',
    labels: {type: 'Type', host: 'Hostname', TXT: 'Value', CNAME: 'Is an alias of'},
    apex: '@',
    isQuoted: false,
    hasTargetDot: true,
    ttl: '3600',
    note: 'End a CNAME’s target with a dot. Without it, the target is read as a subdomain of your own domain.',
    source: 'https://docs.digitalocean.com/products/networking/dns/how-to/manage-records/',
  },
];
