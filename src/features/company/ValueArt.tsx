import type {ReactNode} from 'react';

import {Art, dotsPath, envelopePath} from '@site/src/components/Art/Art';
import type {companyValues} from '@site/src/data/company';
import {intentExamples} from '@site/src/data/features';
import {scoreArithmetic} from '@site/src/domain/leadScore';

const envelope = (x: number) => envelopePath(x, 24, 45);
const rows = [12, 24, 36].map((y) => `M3 ${y}h108.1`);

/** A calculation without its words: 36, +, 58, =, 94. */
const terms = scoreArithmetic(intentExamples[0])
  .replace(/[a-z]+ /gi, '')
  .split(' ');

const ink = {stroke: 'var(--ink)', strokeWidth: 1.5, fill: 'var(--surface)'};

const arts: Readonly<Record<(typeof companyValues)[number]['id'], ReactNode>> = {
  // An event, and the email for it.
  evidence: (
    <>
      <path d="M38 24h28l-6-5m6 5l-6 5" {...ink} fill="none" />
      <circle cx="17" cy="24" r="16" {...ink} />
      <path d={dotsPath(['17 24'])} stroke="var(--heat-hot)" strokeWidth="16" />
      <path d={envelope(96.5)} {...ink} />
    </>
  ),
  // A switch that's off.
  recipient: (
    <>
      <path d={envelope(23.5)} strokeWidth="1.5" strokeDasharray="2 5" />
      <rect x="57" y="8" width="62" height="32" rx="16" {...ink} />
      <circle cx="73" cy="24" r="11" fill="var(--ink)" stroke="none" />
    </>
  ),
  // A few of many.
  fewer: (
    <>
      <path d={rows.join('')} strokeWidth="5" strokeDasharray="0 12" strokeOpacity="0.55" />
      <path d={dotsPath(['27 24', '75 12', '99 36'])} stroke="var(--heat-hot)" strokeWidth="11" />
    </>
  ),
  // A score's calculation, whose result is a hot lead.
  math: (
    <g fontFamily="var(--font-head)" fontSize="13" fontWeight="700" textAnchor="middle">
      {terms.map((term, at) => {
        const x = 17 + 21.5 * at;
        const isResult = at === terms.length - 1;
        return (
          <g key={at}>
            {at % 2 === 0 && (
              <circle
                cx={x}
                cy="24"
                r="15"
                {...ink}
                {...(isResult && {fill: 'var(--heat-hot)', stroke: 'none'})}
              />
            )}
            <text x={x} y="29" fill={isResult ? 'var(--paper)' : 'var(--ink)'} stroke="none">
              {term}
            </text>
          </g>
        );
      })}
    </g>
  ),
};

/** A value in a small drawing. */
export function ValueArt({id}: {readonly id: keyof typeof arts}): ReactNode {
  return (
    <Art width={120} height={48}>
      {arts[id]}
    </Art>
  );
}
