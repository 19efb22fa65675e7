import type {ReactNode} from 'react';

import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {boilerplates, voice} from '@site/src/data/company';
import {Block} from './Block';
import styles from './Words.module.css';

/** What may be written about the company as it stands, and how the company writes. */
export function Words(): ReactNode {
  return (
    <>
      {boilerplates.map(({id, title, text}) => (
        <Block key={id} name={title} note={`${text.split(' ').length} words, free to use.`}>
          <div className={styles.boilerplate}>
            <p className={styles.text}>{text}</p>
            <CopyButton label="Copy" subject={title} text={() => text} />
          </div>
        </Block>
      ))}
      <Block name="Voice" note="For those who write with us.">
        <dl className={styles.voice}>
          {voice.map(({title, text}) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Block>
    </>
  );
}
