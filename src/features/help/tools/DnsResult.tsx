import {useDeferredValue, useMemo, type ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {PlainLink} from '@site/src/components/PlainLink/PlainLink';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {checkRecords, segmentsOf} from '@site/src/domain/dns/checkRecords';
import type {CheckedRecord, RecordKind} from '@site/src/domain/dns/record';
import {withCommas} from '@site/src/data/written';
import {Findings} from './Findings';
import {hashOfText} from './textInHash';
import {ToolError, ToolResult} from './ToolResult';
import styles from './ToolResult.module.css';

const articles = {
  SPF: ['/help/article/spf-too-many-lookups', 'Fix an SPF record with too many lookups'],
  DKIM: ['/help/article/email-auth', 'Add the records at your DNS provider'],
  DMARC: ['/help/article/dmarc-reports', 'Read DMARC reports'],
} satisfies Record<RecordKind, readonly [to: string, title: string]>;

/** The URL of the generator with an SPF record to merge, as `textOfChoices` writes it. */
const toGenerator = (existing: string): string =>
  `/help/tools${hashOfText('records', new URLSearchParams({existing}).toString())}`;

/** The errors in pasted DNS records, marked where they are. */
export default function DnsResult({text}: {readonly text: string}): ReactNode {
  const shown = useDeferredValue(text);
  const records = useMemo(() => checkRecords(shown), [shown]);
  if (records.length === 0) {
    return (
      <ToolResult>
        <Text isTrimmed>
          <ToolError>
            {shown.trim() === ''
              ? 'Paste a record first.'
              : /\bCNAME\b/i.test(shown)
                ? 'A CNAME only points to the record.'
                : 'That isn’t an SPF, DKIM, or DMARC record.'}
          </ToolError>{' '}
          To get a domain’s record, run <code>dig +short TXT acme.example</code>. For DMARC, look up{' '}
          <code>_dmarc.acme.example</code>, for DKIM <code>selector1._domainkey.acme.example</code>.
        </Text>
        <p>
          <PlainLink to="/help/tools#records" weight="semibold" tap="full">
            Create the records instead
          </PlainLink>
        </p>
      </ToolResult>
    );
  }
  return records.map((record, index) => (
    <ToolResult key={index}>
      <CheckedResult {...record} />
    </ToolResult>
  ));
}

function CheckedResult({kind, record, findings}: CheckedRecord): ReactNode {
  const errors = findings.filter(({level}) => level === 'error').length;
  const [to, title] = articles[kind];
  return (
    <Stack gap={4}>
      <div>
        <Badge tone={errors > 0 ? 'accent' : undefined}>{kind}</Badge>
      </div>
      <Text as="h3" size="heading">
        {errors === 0
          ? `The ${kind} record is valid`
          : `The ${kind} record has ${errors === 1 ? 'an error' : `${withCommas(errors)} errors`}`}
      </Text>
      <blockquote className={styles.quote}>
        {segmentsOf(record, findings).map(({text, level}, index) =>
          level ? (
            <mark key={index} data-level={level}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </blockquote>
      <Findings
        findings={findings.map(({at, ...finding}) => ({
          ...finding,
          about: at && record.slice(at.from, at.to),
        }))}
      />
      <Cluster gap={5} rowGap={0}>
        {kind === 'SPF' && (
          <PlainLink to={toGenerator(record)} weight="semibold" tap="full">
            Add a sender to it
          </PlainLink>
        )}
        <PlainLink to={to} weight="semibold" tap="full">
          {title}
        </PlainLink>
      </Cluster>
    </Stack>
  );
}
