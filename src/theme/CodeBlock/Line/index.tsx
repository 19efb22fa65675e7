// Change: a line is a <span>, because HTML doesn't allow a <div> in <code>. Drops line numbers, which the site doesn't use.
import LineToken from '@theme/CodeBlock/Line/Token';
import type {Props} from '@theme/CodeBlock/Line';
import type {ReactNode} from 'react';

import styles from './Line.module.css';

export default function CodeBlockLine({
  line,
  classNames,
  getLineProps,
  getTokenProps,
}: Props): ReactNode {
  // Prism ends an empty line with a "\n" token, which would add a line to the <br>.
  const tokens =
    line.length === 1 && line[0]?.content === '\n' ? [{...line[0], content: ''}] : line;
  return (
    <span
      {...getLineProps({line: tokens, className: `${classNames?.join(' ') ?? ''} ${styles.line}`})}>
      {tokens.map((token, key) => (
        <LineToken key={key} {...getTokenProps({token})} line={tokens} token={token} />
      ))}
      <br />
    </span>
  );
}
