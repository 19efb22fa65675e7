import type {ReactNode} from 'react';

import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {Stack} from '@site/src/components/Stack/Stack';
import {Terms} from '@site/src/components/Terms/Terms';
import {Text} from '@site/src/components/Text/Text';
import {boilerplates, voice} from '@site/src/data/company';
import {Block} from './Block';

/** Texts about the company that anyone may use, and the company's voice. */
export function Words(): ReactNode {
  return (
    <>
      {boilerplates.map(({id, title, text}) => (
        <Block key={id} name={title} note={`${text.split(' ').length} words, free to use.`}>
          <Stack gap={3} align="start">
            <Text isMeasured>{text}</Text>
            <CopyButton label="Copy" subject={title} text={() => text} />
          </Stack>
        </Block>
      ))}
      <Block name="Voice" note="For those who write with us.">
        <Terms items={voice.map(({title, text}) => [title, text])} gap={4} />
      </Block>
    </>
  );
}
