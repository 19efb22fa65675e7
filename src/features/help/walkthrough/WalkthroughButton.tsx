import {Play} from 'lucide-react';
import {useLayoutEffect, useRef, type ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {clockTime} from '@site/src/domain/walkthrough/timeline';
import {prefetchCode} from '@site/src/lib/loadCode';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import {useOpenedCode} from '../useOpenedCode';
import styles from './WalkthroughButton.module.css';

const load = async () => (await import('./WalkthroughPlayer')).WalkthroughPlayer;

/** `?play=1` opens the player, for links that promise to play. */
const PLAY_PARAM = 'play';

interface WalkthroughButtonProps {
  readonly title: string;
  readonly screens: number;
  readonly durationMs: number;
}

/** Plays the article's steps in a dialog. The player's code loads when it's asked for. */
export function WalkthroughButton({title, screens, durationMs}: WalkthroughButtonProps): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  const [params, change] = useSearchParams();
  const {
    code: Player,
    note,
    open,
    close,
  } = useOpenedCode(load, 'The walkthrough couldn’t load.', params.has(PLAY_PARAM));

  // Not every browser focuses a clicked button, and the player's dialog returns the focus to what has it when it opens.
  useLayoutEffect(() => {
    if (Player) ref.current?.focus({preventScroll: true});
  }, [Player]);

  return (
    <Stack marginBottom={6} {...pageMarks.needsScripts}>
      <Cluster
        as="button"
        ref={ref}
        type="button"
        gap={4}
        isOneLine
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={() => prefetchCode(load)}
        onClick={open}
        {...showsUrl(PLAY_PARAM)}>
        <span className={styles.icon}>
          <Icon icon={Play} />
        </span>
        <span>
          <Text as="span" weight="semibold" isFigures isBlock>
            Play walkthrough · {clockTime(durationMs)}
          </Text>
          <Text as="span" size="small" tone="muted" isBlock className={styles.detail}>
            {screens} screens with captions, no sound
          </Text>
        </span>
      </Cluster>
      <Text size="small" tone="muted" isTrimmed>
        {note}
      </Text>
      {Player && (
        <Player
          title={title}
          onClose={() => {
            close();
            change({[PLAY_PARAM]: null});
          }}
        />
      )}
    </Stack>
  );
}
