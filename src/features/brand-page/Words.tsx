import type {ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {boilerplates, voice} from '@site/src/data/company';
import {useCopy} from '@site/src/lib/useCopy';
import {Block} from './Block';
import styles from './Words.module.css';

/** What may be written about the company as it stands, and how the company writes. */
export function Words(): ReactNode {
  return (
    <>
      {boilerplates.map(({id, title, text}) => (
        <Block key={id} name={title} note={`${text.split(' ').length} words, free to use.`}>
          <Boilerplate text={text} />
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

function Boilerplate({text}: {readonly text: string}): ReactNode {
  const {outcome, copy} = useCopy();
  return (
    <div className={styles.boilerplate}>
      <p className={styles.text}>{text}</p>
      <Button onClick={() => void copy(text)}>
        <span aria-live="polite">
          {outcome === null ? 'Copy' : outcome === 'copied' ? 'Copied' : 'Select it to copy'}
        </span>
      </Button>
    </div>
  );
}
