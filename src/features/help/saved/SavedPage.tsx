import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Download, Trash2} from 'lucide-react';
import {useRef, useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Button/Button';
import {Cluster, Grid, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {brand} from '@site/src/data/brand';
import {counted} from '@site/src/data/written';
import {mergeReading, type Reading} from '@site/src/domain/reading/readingFile';
import {isSaved} from '@site/src/domain/reading/saved';
import {SHARED, sharedSlugs} from '@site/src/domain/reading/sharedLink';
import {localDate} from '@site/src/lib/dates';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {saveText} from '@site/src/lib/saveText';
import {useLoadedCode} from '@site/src/lib/useLoadedCode';
import {HelpTitle} from '../HelpTitle/HelpTitle';
import {useVersionPath} from '../useVersionPath';
import {ArticleRows, SharedArticles, type ArticleRow} from './ArticleRows';
import {findArticle, type ArticleTitles} from './findArticle';
import {ImportButton, ShareButton} from './SavedButtons';
import {errorNote, importNote} from './readingNotes';
import {useReading} from './useReading';

const FILE_NAME = `${brand.domain}-help-articles.json`;

/** Read articles shown at first. */
const SHOWN_READ = 10;

const NOT_STORED =
  'Your browser blocks storage, or it’s full, so this lasts until you close this page.';

interface SavedPageProps {
  readonly load: () => Promise<{readonly default: ArticleTitles}>;
}

/**
 * The articles saved and read on this device, and what can be done with them: share them as a link, move them with a file, and
 * remove them. Everything that has a result announces it in one line, which gets the focus if its button is gone.
 */
export function SavedPage({load}: SavedPageProps): ReactNode {
  return (
    <>
      <HelpTitle title="Saved articles">
        The articles you saved and the ones you read last. The list is on this device only, until
        you share it as a link or move it with a file.
      </HelpTitle>
      <noscript>
        <p>Turn on JavaScript to see them. Your browser stores the list, and a script reads it.</p>
      </noscript>
      <div
        // The list arrives late and pushes nothing down that's on the screen.
        style={{minHeight: '100svh'}}
        {...pageMarks.visitorsDevice}
        {...pageMarks.notText}
        {...pageMarks.notInMarkdown}
        {...showsUrl(SHARED)}>
        {useIsBrowser() && <DeviceArticles load={load} />}
      </div>
    </>
  );
}

function DeviceArticles({load}: SavedPageProps): ReactNode {
  const versions = useVersions('help');
  const versionPath = useVersionPath();
  const history = useHistory();
  const {pathname, hash} = useLocation();
  const {code, isOffline, hasFailed} = useLoadedCode(load);
  const {reading, write, withSaved, toFile, fromFile} = useReading();
  const [isComplete, setIsComplete] = useState(false);
  const [{note, number}, showNote] = useState({note: '', number: 0});
  // Each note is a new element, so that the same result is announced again.
  const setNote = (next: string) => showNote((before) => ({note: next, number: before.number + 1}));
  const noteRef = useRef<HTMLParagraphElement>(null);
  const titles = code?.default;
  if (!titles) {
    return (
      <>
        {isOffline && <p role="status">You’re offline. Your articles appear when you’re back.</p>}
        {hasFailed && (
          <p role="status">
            Your articles couldn’t load. Check your connection, and reload the page.
          </p>
        )}
      </>
    );
  }

  const find = (slug: string) => findArticle(titles, versions, slug);
  const saved = reading.saved.flatMap(({slug, savedAt}): ArticleRow[] => {
    const article = find(slug);
    return article ? [{...article, fact: savedAt ? `Saved ${localDate(savedAt)}` : 'Saved'}] : [];
  });
  const read = reading.history.flatMap(({slug, readAt}): ArticleRow[] => {
    const article = find(slug);
    return article ? [{...article, fact: `Read ${localDate(readAt)}`}] : [];
  });
  const shared = sharedSlugs(hash);

  /** Stores the change and announces it. */
  const change = (next: Reading, result: string) => {
    const isStored = write(next);
    setNote(isStored ? result : `${result} ${NOT_STORED}`);
  };
  /** For buttons that disappear. */
  const changeAndFocus = (next: Reading, result: string) => {
    noteRef.current?.focus();
    change(next, result);
  };
  const closeShared = () => {
    noteRef.current?.focus();
    history.replace(pathname);
  };

  return (
    <Grid columns={[3, 2]} collapse="mobile" gap={16} rowGap={10} marginBottom={16}>
      <Stack gap={4}>
        {shared.length > 0 && (
          <SharedArticles
            slugs={shared}
            find={find}
            isSaved={(slug) => isSaved(reading.saved, slug)}
            onAdd={(slugs) =>
              changeAndFocus(withSaved(slugs), `Added ${counted(slugs.length, 'article')}.`)
            }
            onClose={closeShared}
          />
        )}
        <div>
          <Cluster gap={2}>
            <ShareButton slugs={saved.map(({slug}) => slug)} onNote={setNote} />
            <Button
              icon={Download}
              disabled={saved.length + read.length === 0}
              onClick={() => {
                saveText(FILE_NAME, toFile());
                setNote(`Exported to ${FILE_NAME}.`);
              }}>
              Export
            </Button>
            <ImportButton
              read={(text) => fromFile(text, (slug) => find(slug) !== undefined)}
              onResult={(result) => {
                if ('error' in result) return setNote(errorNote(result));
                const next = mergeReading(reading, result.reading);
                change(next, importNote(reading, next, result.unknown));
              }}
            />
          </Cluster>
          <Text
            ref={noteRef}
            role="status"
            tabIndex={-1}
            size="small"
            tone="accent"
            isBreakable
            isTrimmed
            marginTop={note ? 3 : undefined}>
            <span key={number}>{note}</span>
          </Text>
        </div>
        {saved.length > 0 ? (
          <ArticleRows
            rows={saved}
            label="Saved articles"
            onRemove={({slug, title}) =>
              changeAndFocus(
                {...reading, saved: reading.saved.filter((article) => article.slug !== slug)},
                `“${title}” is no longer saved.`,
              )
            }
          />
        ) : (
          <Text isTrimmed>
            You haven’t saved any articles yet. Select <strong>Save Article</strong> next to{' '}
            <Link to={versionPath}>any article</Link>, and it’s listed here.
          </Text>
        )}
      </Stack>
      {read.length > 0 && (
        <Stack as="section" gap={4}>
          <Cluster gap={4} justify="between">
            <Text as="h2" size="heading">
              Recently read
            </Text>
            <Button
              icon={Trash2}
              onClick={() => changeAndFocus({...reading, history: []}, 'Your history is empty.')}>
              Clear history
            </Button>
          </Cluster>
          <ArticleRows rows={isComplete ? read : read.slice(0, SHOWN_READ)} label="Recently read" />
          {read.length > SHOWN_READ && (
            <p>
              <Button aria-expanded={isComplete} onClick={() => setIsComplete(!isComplete)}>
                {isComplete ? 'Show fewer' : `Show all ${read.length}`}
              </Button>
            </p>
          )}
        </Stack>
      )}
    </Grid>
  );
}
