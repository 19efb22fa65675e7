import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {BuiltHtml} from '@site/src/components/BuiltHtml/BuiltHtml';
import {RowToggle} from '@site/src/components/DataTable/RowToggle';
import {ScrollBox} from '@site/src/components/DataTable/ScrollBox';
import {Text} from '@site/src/components/Text/Text';
import {bounceCodes, codeText, type BounceCode, type BounceProvider} from '@site/src/data/bounces';

interface BounceCodesProps {
  readonly provider: BounceProvider;
}

/** The codes of one provider, on phones in rows that open. The article needs a section for each code that names one. */
export function BounceCodes({provider}: BounceCodesProps): ReactNode {
  return (
    <BuiltHtml id={`bounces-${provider.replaceAll(' ', '-')}`}>
      {process.env.HYDRATE_CLIENT_ENTRY ? null : <Codes provider={provider} />}
    </BuiltHtml>
  );
}

/** The tables of all providers have columns of the same widths. */
function Codes({provider}: BounceCodesProps): ReactNode {
  const captionId = `codes-${provider.replaceAll(' ', '-')}`;
  return (
    <ScrollBox labelledBy={captionId} frame="rows">
      <table style={{tableLayout: 'fixed'}}>
        <Text
          as="caption"
          size="large"
          isHead
          id={captionId}
          style={{paddingBlock: '1rem .5rem', textAlign: 'left'}}>
          <span className="visuallyHidden">Bounce codes: </span>
          {provider}
        </Text>
        <thead>
          <tr>
            <th scope="col" style={{width: '28%'}}>
              Code and type
            </th>
            <th scope="col">Meaning</th>
            <th scope="col" style={{width: '34%'}}>
              What to do
            </th>
          </tr>
        </thead>
        <tbody>
          {bounceCodes
            .filter((code) => code.provider === provider)
            .map((code) => (
              <tr key={codeText(code)}>
                <th scope="row">
                  <Code {...code} />{' '}
                  <Text as="span" size="label" tone="muted" weight="regular">
                    {code.type}{' '}
                    <Text as="span" isBlock>
                      {code.message}
                    </Text>
                  </Text>
                  <RowToggle of={codeText(code)} />
                </th>
                <td data-label="">{code.meaning}</td>
                <td data-label="What to do">{code.advice}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** A link is above the row's toggle. */
function Code(code: BounceCode): ReactNode {
  const text = codeText(code);
  if (!code.section) return text;
  return (
    <Link to={`#${code.section}`} style={{position: 'relative', zIndex: 1}}>
      {text}
    </Link>
  );
}
