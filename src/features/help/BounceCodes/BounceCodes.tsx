import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {Text} from '@site/src/components/Text/Text';
import {bounceCodes, codeText, type BounceCode, type BounceProvider} from '@site/src/data/bounces';

const columns: readonly Column<BounceCode>[] = [
  {
    key: 'code',
    head: 'Code',
    cell: (code) => (
      <>
        <Code {...code} />{' '}
        <Text as="span" size="label" tone="muted" weight="regular" isBlock>
          {code.message}
        </Text>
      </>
    ),
  },
  {key: 'type', head: 'Type', cell: ({type}) => type},
  {key: 'meaning', head: 'Meaning', cell: ({meaning}) => meaning},
  {key: 'advice', head: 'What to do', cell: ({advice}) => advice},
];

interface BounceCodesProps {
  readonly provider: BounceProvider;
}

/** The codes of one provider. The article needs a section for each code that names one. */
export function BounceCodes({provider}: BounceCodesProps): ReactNode {
  return (
    <BuiltHtml id={`bounces-${provider.replaceAll(' ', '-')}`}>
      {process.env.HYDRATE_CLIENT_ENTRY ? null : <Codes provider={provider} />}
    </BuiltHtml>
  );
}

function Codes({provider}: BounceCodesProps): ReactNode {
  return (
    <DataTable
      caption={`Bounce codes: ${provider}`}
      columns={columns}
      rows={bounceCodes.filter((code) => code.provider === provider)}
      rowKey={codeText}
      onPhone="lines"
    />
  );
}

function Code(code: BounceCode): ReactNode {
  const text = codeText(code);
  return code.section ? <Link to={`#${code.section}`}>{text}</Link> : text;
}
