import type {ReactNode} from 'react';

import {Announced} from '@site/src/components/Announced/Announced';
import {Panel} from '@site/src/components/Card/Card';
import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import type {DnsProvider} from '@site/src/data/dnsProviders';
import {checkRecords} from '@site/src/domain/dns/checkRecords';
import {joinNames} from '@site/src/domain/dns/names';
import {providerForm} from '@site/src/domain/dns/providerForm';
import type {CreatedRecord, Problem, RecordKind} from '@site/src/domain/dns/record';
import {Findings} from './Findings';
import {ToolFacts} from './ToolResult';

/** In characters. A whole key would take a minute to hear. */
const MOST_SPOKEN = 120;

/** A record as the fields of the provider's form, each to copy, with what the checker says about it. */
export function NewRecord({
  kind,
  record,
  domain,
  provider,
}: {
  readonly kind: RecordKind;
  readonly record: CreatedRecord | Problem;
  /** Null while it isn't known. */
  readonly domain: string | null;
  readonly provider: DnsProvider;
}): ReactNode {
  if ('problem' in record) {
    return (
      <Panel tone="sunken" padding={4}>
        <Announced text={record.problem} />
        {record.problem}
      </Panel>
    );
  }
  const {type, host, notes} = record;
  const findings =
    type === 'TXT' ? checkRecords(record.value).flatMap((checked) => checked.findings) : [];
  const title = findings.some(({level}) => level === 'error')
    ? `The ${kind} record has an error`
    : `Your ${kind} record`;
  const shown = [...findings, ...notes.map((text) => ({level: 'warning' as const, text}))];
  return (
    <Panel tone="sunken" padding={4} role="group" aria-label={`New ${kind} record`}>
      <Announced text={`${title}: ${record.value.slice(0, MOST_SPOKEN)}`} />
      <Stack gap={4}>
        <Text weight="bold" isTrimmed>
          {title}
        </Text>
        <ToolFacts
          facts={providerForm(record, provider).map(({label, text, isTyped}) => [
            label,
            isTyped ? (
              <Cluster key={label} gap={3} justify="between" align="start" isOneLine>
                <Text as="code" isBreakable>
                  {text}
                </Text>
                <CopyButton variant="icon" label={`Copy ${label}`} text={() => text} />
              </Cluster>
            ) : (
              text || 'Leave it empty'
            ),
          ])}
        />
        <Findings findings={shown} />
        {domain !== null && (
          <Text size="small" isTrimmed isBreakable>
            Once it’s published,{' '}
            <code style={{whiteSpace: 'normal'}}>
              dig +short {type} {joinNames(host, domain)}
            </code>{' '}
            shows it.
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
