import type {ReactNode} from 'react';

import {CopyButton} from '@site/src/components/CopyButton/CopyButton';
import {Stack} from '@site/src/components/Stack/Stack';
import {SourceNote} from '@site/src/components/StatTile/StatTile';
import {Terms} from '@site/src/components/Terms/Terms';
import {Text} from '@site/src/components/Text/Text';
import {claimsSource} from '@site/src/data/claims';
import {boilerplates, voice} from '@site/src/data/company';
import {Block} from './Block';

/** Descriptions of the company that anyone may use, and its voice. */
export function Words(): ReactNode {
  return (
    <>
      {boilerplates.map(({id, title, text}) => (
        <Block key={id} name={title} note={`${text.split(' ').length} words, free to use`}>
          <Stack gap={3} align="start">
            <Text isMeasured>
              {text} <SourceNote source={claimsSource} />
            </Text>
            <CopyButton label="Copy" subject={title} text={() => text} />
          </Stack>
        </Block>
      ))}
      <Block name="Voice">
        <Terms items={voice.map(({title, text}) => [title, text])} gap={4} />
      </Block>
    </>
  );
}
