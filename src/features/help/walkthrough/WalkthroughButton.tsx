import {Play} from 'lucide-react';
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {clockTime} from '@site/src/domain/walkthrough/timeline';
import {loadCode, prefetchCode} from '@site/src/lib/loadCode';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {useSearchParams} from '@site/src/lib/useSearchParams';
import styles from './WalkthroughButton.module.css';
import type WalkthroughPlayer from './WalkthroughPlayer';

const load = async (): Promise<typeof WalkthroughPlayer> =>
  (await import('./WalkthroughPlayer')).default;

/** `?play=1` opens the player, for links that promise to play. */
const PLAY_PARAM = 'play';

interface Loaded {
  readonly Player: typeof WalkthroughPlayer;
  /** The article's text on the page. */
  readonly body: Element;
}

interface WalkthroughButtonProps {
  readonly title: string;
  readonly screens: number;
  readonly durationMs: number;
}

/** Plays the article's steps in a dialog. The player's code loads when it's asked for. */
export function WalkthroughButton({title, screens, durationMs}: WalkthroughButtonProps): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [params, change] = useSearchParams();
  const isWanted = isPressed || params.has(PLAY_PARAM);

  const close = useCallback(() => {
    setIsPressed(false);
    change({[PLAY_PARAM]: null});
  }, [change]);

  useEffect(() => {
    if (!isWanted || loaded) return;
    const loadPlayer = async () => {
      let Player: typeof WalkthroughPlayer | null = null;
      try {
        Player = await loadCode(load);
      } finally {
        setHasFailed(!Player);
        if (!Player) close();
      }
      // Not every browser focuses a clicked button, and the focus returns here when the player closes.
      ref.current?.focus({preventScroll: true});
      const body = ref.current?.closest('article')?.querySelector('.markdown');
      if (Player && body) setLoaded({Player, body});
    };
    void loadPlayer();
  }, [isWanted, loaded, close]);

  const prefetch = () => prefetchCode(load);

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
        onPointerEnter={prefetch}
        onClick={() => setIsPressed(true)}
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
      <Text role="status" size="small" tone="muted" isTrimmed>
        {hasFailed && 'The walkthrough couldn’t load. Check your connection, and try again.'}
      </Text>
      {isWanted && loaded && <loaded.Player title={title} body={loaded.body} onClose={close} />}
    </Stack>
  );
}
